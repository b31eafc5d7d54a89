# G14 seven_zero plain: Who leaves instead of choosing whom to swap with swaps with nobody; the Seven stays on top.
edition classic
house seven_zero
top   r5
A     r7 g1 g2
B     r3 g3 g4
C     r6 g6 g8

A  play r7
= asks A target
A  quit
= asks B play; out A; hand B r3 g3 g4; hand C r6 g6 g8; top r7; colour r
