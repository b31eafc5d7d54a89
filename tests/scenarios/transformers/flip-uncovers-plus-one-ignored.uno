# T4 plain: An uncovered +1 that is ignored makes nobody draw.
edition transformers
side  dark
top   g+1/u4
A     y4/uF b9/o5 b4/u1
B     r1/p3 g4/t9
C     y5/t8 y7/o2
draw  g9/oR b1/u8

A  play uF
A  ignore
= asks B play; cards A=2 B=2 C=2; pile 2; colour g; top g+1
