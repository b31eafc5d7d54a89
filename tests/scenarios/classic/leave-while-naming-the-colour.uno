# G14 plain: Who leaves instead of naming the colour leaves the one in force; the Wild stays on top.
edition classic
top   r5
A     W g1 g2
B     r3 g3 g4
C     r6 g6 g7

A  play W
= asks A colour
A  quit
= asks B play; out A; colour r; top W; discards 2
B  play g3 !!
B  play r3
= asks C play
