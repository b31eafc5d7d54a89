# G8 corner: On a wild, the colour it named is the one that makes a bluff.
edition classic
top   W
colour g
A     W+4 g1 b3
B     y1 y2
C     y9 y8
draw  y3 y4 y5 y6

A  play W+4
A  colour b
B  challenge
= shown B A g1 b3; cards A=6 B=2; asks B play; colour b
