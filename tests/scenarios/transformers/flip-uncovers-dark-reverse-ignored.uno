# T4 plain: An uncovered dark Reverse, ignored, leaves the direction as it was.
edition transformers
top   b5/tR
A     bF/u6 r1/p2 r2/u+5
B     y5/t8 y7/o2
C     r9/u5 g8/t9

A  play bF
= asks A flipped
A  ignore
= asks B play; direction left; colour t; top tR
