# G15 G11 corner: With nothing left to draw the turn that runs out passes, though a card would fit.
edition classic
top   r5
A     r1 g2
B     r3 g3 g4

A  timeout
= asks B play; hand A r1 g2; top r5
B  timeout
= over; winner A; match A
