# G10 corner: The draws of a last card fall on the next in the direction of play.
edition classic
direction right
top   r5
A     r+2
B     g1 g2
C     y2 y3
draw  b9 b8 b7

A  play r+2
= over; winner A; hand C y2 y3 b9 b8; hand B g1 g2
