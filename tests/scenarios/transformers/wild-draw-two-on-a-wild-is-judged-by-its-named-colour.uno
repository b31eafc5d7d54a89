# T5 corner: On a wild the colour in force before is the one that was named: a card of it is guilt.
edition transformers
top   WO/t3
colour g
A     W+2/p2 g3/u2 r3/p7
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1 y5/t8 y7/o2

A  play W+2
A  colour b
B  challenge
= shown all A g3 r3; cards A=4 B=2; asks B play; colour b
