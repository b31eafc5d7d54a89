# G14 corner: A seat of which nothing is asked leaves: the question stands, and later the seat is passed over.
edition transformers
top   b5/p9
A     W+2/p2 g3/u2 g2/t+5
B     r1/pSA y2/t1
C     y8/o2 y9/u4
D     r3/p7 r9/u5
draw  y3/u1 y5/t8 y7/o2

A  play W+2
A  colour r
C  quit
= out C; asks B challenge; cards A=2 B=2 C=0 D=2
B  accept
= asks D play; cards B=4
