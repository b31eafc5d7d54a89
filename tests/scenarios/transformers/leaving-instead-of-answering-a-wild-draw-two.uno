# G14 T5 plain: The seat asked to accept or challenge leaves: its penalty is void and its turn is lost.
edition transformers
top   b5/p9
A     W+2/p2 b3/u8 g2/t+5
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1 y5/t8 y7/o2

A  play W+2
A  colour r
= asks B challenge
B  quit
= out B; asks C play; colour r; pile 3; cards A=2 B=0 C=2; shown none
