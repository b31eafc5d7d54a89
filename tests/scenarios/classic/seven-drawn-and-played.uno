# seven_zero G5 corner: A Seven that was just drawn swaps the hand as well.
edition classic
house seven_zero
top   r5
A     g1 g2
B     r3 g3 g4
C     r6 g6 g8
draw  r7

A  draw
= asks A drawn
A  play r7
= asks A target
A  target B
= asks B play; hand A r3 g3 g4; hand B g1 g2
