# T8 T5 corner: The cards drawn for a penalty show their backs to the others, the penalised hand's own remain unseen.
edition transformers
top   b5/p9
A     W+2/p2 r3/p7 g2/t+5
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1 y5/t8 y7/o2

A  play W+2
A  colour r
B  accept
= backs A B pSA t1 u1 t8; backs C B pSA t1 u1 t8; backs B B; backs B A p7 t+5; back o2
