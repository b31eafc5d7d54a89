# G4 corner: A wild may be played although other cards would fit.
edition classic
top   r5
A     W r1 g5
B     y1 y2 y3

A  play W
= asks A colour
A  colour y
= asks B play; colour y; hand A r1 g5; top W
