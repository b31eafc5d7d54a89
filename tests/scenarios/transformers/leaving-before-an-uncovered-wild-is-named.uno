# G14 T4 corner: The player of a Flip leaves before naming a colour for the uncovered wild: no dark colour being in force, it is the side's first.
edition transformers
top   b5/WM
A     bF/u6 r1/p2 r2/u+5
B     r3/p7 b8/t4
C     y5/t8 y7/o2

A  play bF
= asks A colour
A  quit
= out A; asks B play; side dark; colour p
B  play p7
= asks C play
