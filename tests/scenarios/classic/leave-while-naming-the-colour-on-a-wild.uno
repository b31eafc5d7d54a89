# G14 corner: The colour that stays is the one last named when the wild lies on another wild.
edition classic
top   W
colour g
A     W r1 r2
B     r3 g3 g4
C     r6 g6 g7

A  play W
A  quit
= asks B play; colour g; out A
B  play r3 !!
B  play g3
= asks C play
