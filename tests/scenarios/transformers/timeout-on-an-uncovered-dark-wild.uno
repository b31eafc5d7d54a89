# G15 T4 corner: The light colour in force is none of the dark side's, so the default for an uncovered wild is the first dark colour.
edition transformers
top   b5/WDC
A     bF/u6 r1/p2 r2/u+5
B     r3/p7 b8/t4

A  play bF
= asks A colour
A  timeout
= asks B play; colour p; side dark
