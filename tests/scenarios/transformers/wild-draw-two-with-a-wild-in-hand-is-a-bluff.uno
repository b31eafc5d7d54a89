# T5 plain: An Optimus in the rest of the hand makes a Wild Draw Two illegal too.
edition transformers
top   b5/p9
A     W+2/p2 WO/t3 r3/p7
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1 y5/t8 y7/o2

A  play W+2
A  colour g
B  challenge
= shown all A WO r3; hand A WO r3 y3 y5; cards B=2; asks B play; colour g
