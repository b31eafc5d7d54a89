# G3 corner: Between two, a Reverse turned first lets the dealer begin, and the other one follows.
edition classic
top   rR
opening
A     r1 g2 g3
B     r4 g4 g5

= asks B play; direction right
A  play r1 !!
B  play r4
= asks A play; direction right
