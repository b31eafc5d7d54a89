# G8 G5 corner: A Wild Draw Four just drawn may be played as a bluff too, and is judged by the rest of the hand.
edition classic
top   r5
A     r1 g2
B     g3 g4
C     y9 y8
draw  W+4 y1 y2 y3 y4

A  draw
= asks A drawn; hand A r1 g2 W+4
A  play W+4
A  colour g
= asks B challenge
B  challenge
= shown B A r1 g2; hand A r1 g2 y1 y2 y3 y4; asks B play; colour g
