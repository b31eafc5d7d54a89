# G8 corner: What counts is the colour before the card, so holding only the colour one names is honest.
edition classic
top   b5
A     W+4 r1 r2
B     g1 g2
C     y9 y8
draw  y1 y2 y3 y4 y5 y6 b9

A  play W+4
A  colour r
B  challenge
= shown B A r1 r2; cards A=2 B=8; asks C play; colour r
