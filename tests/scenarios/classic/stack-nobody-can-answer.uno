# stacking corner: Who has no card that answers draws at once without being asked.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     r1 r2 g3
C     g6 g7
draw  y1 y2 y3

A  play r+2
= asks C play; hand B r1 r2 g3 y1 y2; pile 1; colour r
