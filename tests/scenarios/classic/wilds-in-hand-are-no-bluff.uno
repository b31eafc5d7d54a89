# G8 corner: Other wilds in the hand do not make it a bluff.
edition classic
top   b5
A     W+4 W W+4 g3
B     g1 g2
C     y9 y8
draw  y1 y2 y3 y4 y5 y6 b9

A  play W+4
A  colour r
B  challenge
= shown B A W W+4 g3; cards A=3 B=8; asks C play
