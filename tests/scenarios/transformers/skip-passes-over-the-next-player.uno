# T7 plain: A light Skip passes over the next player only.
edition transformers
top   r5/t7
A     rS/o3 g2/t+5 g1/o5
B     r1/pSA y2/t1
C     y8/o2 y9/u4
D     g5/o7 g7/o6

A  play rS
= asks C play; direction left; top rS; cards B=2
