# G8 A1 corner: Holding the colour named for the Gauntlet makes a Wild Draw Four on it a bluff.
edition avengers
top   WG
under b5 r9
colour u
A     W+4 u1 r1
B     u2 u3
C     g5 g6
draw  b1 b2 b3 b4 b6

A  play W+4
A  colour r
B  challenge
= shown B A u1 r1; hand A u1 r1 b1 b2 b3 b4; cards B=2; asks B play; colour r; pile 1
