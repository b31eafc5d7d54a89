# G13 plain: Without the house rule a Draw Two cannot be answered with another; the next player draws at once.
edition classic
top   r5
A     r+2 g1 g2
B     b+2 r+2 g3
C     g6 g7
draw  y1 y2 y3

A  play r+2
= asks C play; hand B b+2 r+2 g3 y1 y2; pile 1
B  play b+2 !!
