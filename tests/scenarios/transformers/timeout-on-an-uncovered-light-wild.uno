# G15 T4 corner: Turned to the light side the default for an uncovered wild is red.
edition transformers
side  dark
top   W+2/u4
A     y4/uF b9/o5 b4/u1
B     r1/p3 g4/t9

A  play uF
= asks A colour
A  timeout
= asks B play; colour r; side light; cards B=2
