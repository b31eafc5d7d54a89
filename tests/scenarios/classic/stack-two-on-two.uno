# stacking plain: A Draw Two is answered with another; the sum falls on the first who has none, and that turn is lost.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     b+2 g3 g4
C     g6 g7
draw  y1 y2 y3 y4 y5

A  play r+2
= asks B stack; cards B=3; pile 5
B  play b+2
= asks A play; hand C g6 g7 y1 y2 y3 y4; hand B g3 g4; colour b; top b+2; pile 1
