# stacking no_bluff corner: A Draw Two is no answer to a Wild Draw Four, so the four are drawn at once.
edition classic
house stacking no_bluff
top   r5
A     W+4 g1 g2
B     y+2 b3 b4
C     g6 g7
draw  y1 y2 y3 y4 y5

A  play W+4
A  colour y
= asks C play; hand B y+2 b3 b4 y1 y2 y3 y4; colour y; pile 1
