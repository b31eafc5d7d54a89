# seven_zero corner: Between two there is nobody to choose; the hands are swapped at once.
edition classic
house seven_zero
top   r5
A     r7 g1 g2
B     r3 g3 y4 y5

A  play r7
= asks B play; hand A r3 g3 y4 y5; hand B g1 g2
B  play r3 !!
