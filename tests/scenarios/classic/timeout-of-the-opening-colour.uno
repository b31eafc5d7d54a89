# G15 G3 corner: When no colour is in force yet, the first, red, is taken, and the same seat is still to play.
edition classic
opening
top   W
A     g1 r2 b3
B     r3 g3 g4

= asks A colour
A  timeout
= asks A play; colour r
A  play g1 !!
A  play r2
= asks B play
