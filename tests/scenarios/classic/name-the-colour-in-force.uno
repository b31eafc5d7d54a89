# G7 corner: The colour already in force may be named again, a colour of another deck may not.
edition classic
top   r5
A     W g1 g2
B     r3 g3 g4
C     r6 g6 g7

A  play W
= asks A colour
A  colour u !!
A  colour p !!
B  colour r !!
A  colour r
= asks B play; colour r; top W
B  play g3 !!
B  play r3
= asks C play
