# G8 corner: Only the colour counts: a card of the same number in hand does not make it a bluff.
edition classic
top   b5
A     W+4 r5 g5
B     g1 g2
C     y9 y8
draw  y1 y2 y3 y4 y5 y6 b9

A  play W+4
A  colour r
B  challenge
= shown B A r5 g5; cards A=2 B=8 C=2; asks C play
