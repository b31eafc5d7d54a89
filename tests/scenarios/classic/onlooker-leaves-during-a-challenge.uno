# G14 G8 corner: A third seat leaves while the challenge is asked, which goes on as if nothing had happened.
edition classic
top   r5
A     W+4 b1 g2
B     g3 g4
C     b6 g6 g7
draw  y1 y2 y3 y4 y5 y6 y7

A  play W+4
A  colour b
C  quit
= asks B challenge; out C
B  challenge
= shown B A b1 g2; cards B=8; asks A play; pile 1
