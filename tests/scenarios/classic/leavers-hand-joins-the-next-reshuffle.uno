# G14 G11 plain: The hand set aside stays out of the draw pile until the next reshuffle, and joins it then.
edition classic
top   r5
under y1
A     g1 g2
B     b1 b2
C     g6 g7
draw  y9

B  quit
= cards B=0; pile 1; discards 2
A  draw
= asks C play; hand A g1 g2 y9; pile 0; discards 2
# y1 and the two of B, less the one C draws; none of them fits
C  draw
= asks A play; cards C=3; pile 2; discards 1; top r5
