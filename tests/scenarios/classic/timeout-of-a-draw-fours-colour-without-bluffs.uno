# G15 no_bluff corner: When the colour of a Wild Draw Four runs out it stays the one in force, and the four are drawn at once.
edition classic
house no_bluff
top   r5
A     W+4 g1 g2
B     b3 b4
C     y3 g6 g7
draw  y1 y2 y4 y5 y6

A  play W+4
= asks A colour
A  timeout
= asks C play; cards B=6; colour r; pile 1
