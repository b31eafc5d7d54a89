# stacking G10 corner: A last card that answers a stack brings the whole sum on the next player, who cannot answer it.
edition classic
house stacking
scoring points
top   r5
A     r+2 g1 g2
B     b+2
C     y+2 y3
draw  b1 b2 b3 b4 b5

A  play r+2
= asks B stack
# C draws 2 + 2; A: 3, C: 23 + 10
B  play b+2
= over; winner B; hand C y+2 y3 b1 b2 b3 b4; score A=0 B=36 C=0; pile 1
