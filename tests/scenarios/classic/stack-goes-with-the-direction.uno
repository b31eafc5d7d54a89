# stacking corner: A stack goes on in the direction of play.
edition classic
house stacking
direction right
top   r5
A     r+2 g1 g2
B     b+2 g3 g4
C     y+2 g6 g7
draw  y1 y2 y3 y4 y5 y6 y7

A  play r+2
= asks C stack
C  play y+2
= asks B stack
B  play b+2
# 2 + 2 + 2
= asks C play; hand A g1 g2 y1 y2 y3 y4 y5 y6; pile 1
