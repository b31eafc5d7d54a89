# stacking G10 corner: A last Wild Draw Four on a stack brings the whole sum, without colour, challenge or answer.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     W+4
C     W+4 y3
draw  b1 b2 b3 b4 b5 b6 b7

A  play r+2
B  play W+4
= over; winner B; hand C W+4 y3 b1 b2 b3 b4 b5 b6; pile 1; shown none
