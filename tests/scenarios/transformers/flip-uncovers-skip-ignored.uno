# T4 plain: An uncovered Skip that is ignored skips nobody.
edition transformers
side  dark
top   gS/u4
A     y4/uF b9/o5 b4/u1
B     r1/p3 g4/t9
C     y5/t8 y7/o2

A  play uF
= asks A flipped; top gS
A  ignore
= asks B play; colour g; top gS
