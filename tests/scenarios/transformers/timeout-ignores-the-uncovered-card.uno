# G15 T4 plain: An uncovered action card not answered in time is ignored.
edition transformers
top   b5/tF
A     bF/u6 r1/p2 r2/u+5
B     r3/p7 b8/t4

A  play bF
= asks A flipped
A  timeout
= asks B play; side dark; top tF; colour t
