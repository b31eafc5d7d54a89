# G15 T5 plain: The colour not named in time is the one in force, a challenge not made in time is an acceptance.
edition transformers
top   b5/p9
A     W+2/p2 b3/u8 g2/t+5
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1 y5/t8 y7/o2

A  play W+2
A  timeout
= asks B challenge; colour b
A  timeout !!
B  timeout
= hand B r1 y2 y3 y5; asks C play; pile 1; shown none; colour b
