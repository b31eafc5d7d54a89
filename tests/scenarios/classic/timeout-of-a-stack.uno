# G15 stacking plain: Not answering a stack takes it.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     b+2 g3 g4
C     g+2 g6 g7
draw  y1 y2 y3 y4 y5

A  play r+2
B  play b+2
= asks C stack
C  timeout
= asks A play; hand C g+2 g6 g7 y1 y2 y3 y4; pile 1; colour b
