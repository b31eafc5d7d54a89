# seven_zero G3 corner: A Seven turned first swaps nothing; it was not played by anybody.
edition classic
house seven_zero
opening
top   r7
A     r1 g1 g2
B     r3 g3 g4
C     r6 g6 g8

= asks A play; hand A r1 g1 g2; hand B r3 g3 g4; hand C r6 g6 g8
A  play r1
= asks B play
