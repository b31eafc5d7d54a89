# G8 corner: A card of the same symbol but of another colour does not make it a bluff either.
edition classic
top   bS
A     W+4 rS g3
B     g1 g2
C     y9 y8
draw  y1 y2 y3 y4 y5 y6 b9

A  play W+4
A  colour y
B  challenge
= shown B A rS g3; cards A=2 B=8; asks C play
