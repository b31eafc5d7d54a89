# M1 G11 corner: The pile empty after the Creeper, its three come from the reshuffle, as many as there are, and the rest is void.
edition minecraft
top   r5
under y9
A     g1 b2
B     g2 g3
C     y8 g8
draw  WC

A  draw
= asks A drawn; hand A g1 b2 WC y9; shown all A WC; pile 0; discards 1
A  play y9 !!
A  pass
= asks B play
B  draw !!
B  pass
= asks C play; cards C=2
