# G15 G8 plain: Not answering a Wild Draw Four accepts it, although it was a bluff.
edition classic
top   r5
A     W+4 r1 g2
B     g3 g4
C     b6 g6 g7
draw  y1 y2 y3 y4 y5

A  play W+4
A  colour b
B  timeout
= asks C play; hand B g3 g4 y1 y2 y3 y4; cards A=2; shown none; pile 1
