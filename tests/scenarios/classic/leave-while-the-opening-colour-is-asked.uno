# G14 G3 corner: The dealer's left leaves instead of naming the first colour: there is none in force, so red, and the turn is lost.
edition classic
opening
top   W
A     g1 g2
B     r3 g3 g4
C     r6 g6 g7

= asks A colour
A  quit
= asks B play; colour r; out A; top W
B  play g3 !!
B  play r3
= asks C play
