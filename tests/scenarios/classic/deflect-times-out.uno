# deflect G15 corner: Out of time the penalty is taken, though it could be sent on.
edition classic
house deflect
top   r5
A     r+2 r1 r2
B     rS b1
C     g1 g2
draw  g3 g4 g6 g7

A  play r+2
B  timeout
= asks C play; hand B rS b1 g3 g4
