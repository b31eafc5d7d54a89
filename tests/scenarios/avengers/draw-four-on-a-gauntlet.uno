# G8 A1 corner: A Wild Draw Four on a Gauntlet is judged by the named colour, not the laid one, and a Gauntlet in the hand does not count.
edition avengers
top   WG
under b5 r9
colour u
A     W+4 r1 WG
B     u1 u2
C     g5 g6
draw  b1 b2 b3 b4 b6 b7 b8

A  play W+4
A  colour g
= asks B challenge
B  challenge
= shown B A r1 WG; hand B u1 u2 b1 b2 b3 b4 b6 b7; hand A r1 WG; asks C play; colour g; pile 1
