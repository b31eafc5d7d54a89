# G8 corner: A coloured action card of the colour in force makes it a bluff just as a number does.
edition classic
top   b5
A     W+4 b+2 g3
B     g1 g2
C     y9 y8
draw  y1 y2 y3 y4

A  play W+4
A  colour r
B  challenge
= shown B A b+2 g3; cards A=6 B=2; asks B play
