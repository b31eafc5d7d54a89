# G15 plain: Without an answer a Wild keeps the colour that was in force.
edition classic
top   g5
A     W r1 r2
B     r3 g3 g4

A  play W
= asks A colour
A  timeout
= asks B play; colour g; top W
B  play r3 !!
B  play g3
= asks A play
