# G15 seven_zero plain: Not choosing whom to swap with swaps with the next seat.
edition classic
house seven_zero
top   r5
A     r7 g1 g2
B     r3 g3 g4
C     r6 g6 g8

A  play r7
= asks A target
A  timeout
= asks B play; hand A r3 g3 g4; hand B g1 g2; hand C r6 g6 g8
