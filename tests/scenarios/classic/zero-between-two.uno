# seven_zero corner: Between two a Zero swaps the hands.
edition classic
house seven_zero
top   r5
A     r0 g1 g2
B     r3 g3 y4 y5

A  play r0
= asks B play; hand A r3 g3 y4 y5; hand B g1 g2
