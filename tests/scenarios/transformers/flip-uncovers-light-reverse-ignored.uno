# T4 corner: With two players an uncovered Reverse that is ignored neither skips nor turns.
edition transformers
side  dark
top   gR/u4
A     y4/uF b9/o5 b4/u1
B     r1/p3 g4/t9

A  play uF
A  ignore
= asks B play; direction left; colour g; side light
