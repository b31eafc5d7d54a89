# G14 G15 B1 corner: Leaving before naming settles the colour as the one in force, and the next player is asked to dance.
edition bts
top   r5
A     WD y1 y2
B     r1 y3 y4
C     b4 g5
draw  b7 g7 y7

A  play WD
A  quit
= out A; cards A=0; colour r; top WD; asks B dance
B  dance
= asks B play; hand B r1 y3 y4; pile 3
B  play r1
= asks C play
