# stacking plain: Who could answer may take the sum instead, and loses the turn.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     b+2 r1 g3
C     r+2 g6 g7
draw  y1 y2 y3 y4 y5

A  play r+2
= asks B stack
B  take
= asks C play; hand B b+2 r1 g3 y1 y2; pile 3; colour r
# the sum is paid: a new one begins with C's card
C  play r+2
= asks B play; hand A g1 g2 y3 y4; pile 1
