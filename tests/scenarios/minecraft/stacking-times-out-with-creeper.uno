# stacking G15 M1 corner: Out of time a stack is taken though it could be answered, and its Creeper goes off.
edition minecraft
house stacking
top   r5
A     r+2 r1 r2
B     b+2 g1
C     y5 y6
draw  WC y1 y2 y3 y4 b9

A  play r+2
= asks B stack
B  timeout
= asks C play; hand B b+2 g1 WC y1 y2 y3 y4; shown all B WC; colour r; pile 1
