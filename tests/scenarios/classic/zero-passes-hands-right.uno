# seven_zero corner: When play goes right the hands go right.
edition classic
house seven_zero
direction right
top   r5
A     r0 g1 g2
B     r3 g3
C     y7 y8 y9 y6

A  play r0
= asks C play; hand A r3 g3; hand B y6 y7 y8 y9; hand C g1 g2
