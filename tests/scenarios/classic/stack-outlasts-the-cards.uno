# stacking G11 corner: When there are not cards enough for the sum, what there is is drawn and the rest is void.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     b+2 g3 g4
C     g6 g7
draw  y1

# y1, then r5 and r+2 out of the reshuffle; the fourth card is void
A  play r+2
B  play b+2
= asks A play; hand C g6 g7 y1 r5 r+2; pile 0; discards 1
A  draw !!
