# G14 stacking corner: The player of a Wild Draw Four on a stack leaves before naming the colour: the next player draws the sum in the colour in force.
edition classic
house stacking
top   r5
A     b1 r+2 g2
B     W+4 g3 g4
C     W+4 g6 g7
draw  y1 y2 y3 y4 y5 y6 y7

# 2 + 4
A  play r+2
B  play W+4
= asks B colour
B  quit
= asks A play; out B; hand C W+4 g6 g7 y1 y2 y3 y4 y5 y6; pile 1; colour r
