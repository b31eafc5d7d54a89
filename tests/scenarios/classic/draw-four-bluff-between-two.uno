# G8 corner: Between two, a bluff that is found out gives the challenger the turn.
edition classic
top   b5
A     W+4 b7 r8
B     r1 g2 g3
draw  y1 y2 y3 y4 y5

A  play W+4
A  colour r
B  challenge
= shown B A b7 r8; asks B play; cards A=6 B=3
B  play r1
= asks A play
