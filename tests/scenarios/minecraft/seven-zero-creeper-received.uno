# seven_zero M1 corner: A Creeper that comes with a swapped or passed hand was not drawn from the pile: it is not shown and sets off nothing.
edition minecraft
house seven_zero
top   r5
A     r7 g1 g2
B     WC b1
C     r0 y1 y2
draw  b6 b7 b8 b9

A  play r7
A  target B
= asks B play; hand A WC b1; hand B g1 g2; shown none; pile 4
B  draw
= asks C play; hand B g1 g2 b6; pile 3
C  play r0
= asks A play; hand B WC b1; hand C g1 g2 b6; hand A y1 y2; shown none; pile 3
