# G8 plain: A bluff is found out: its player draws the four and the challenger takes a normal turn.
edition classic
top   b5
A     W+4 b3 r7
B     g1 g2 b9
C     y9 y8
draw  y1 y2 y3 y4 g9

A  play W+4
A  colour r
= asks B challenge; colour r; shown none
B  challenge
= shown B A b3 r7; hand A b3 r7 y1 y2 y3 y4; hand B g1 g2 b9; asks B play; colour r; pile 1
# the named colour stands, so blue does not match
B  play b9 !!
B  draw
= asks C play; cards A=6 B=4 C=2; pile 0; shown none
