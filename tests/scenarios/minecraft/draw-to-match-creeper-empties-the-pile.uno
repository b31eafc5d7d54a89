# draw_to_match G11 M1 corner: The pile giving out during the three, the reshuffle serves them; what is missing then is void and the Creeper still asked for.
edition minecraft
house draw_to_match
top   r5
under y9
A     g1 b2
B     g2 g3
C     y8 g8
draw  y1 WC

A  draw
= asks A drawn; hand A g1 b2 y1 WC y9; shown all A WC; pile 0; discards 1
A  pass
= asks B play
B  draw !!
B  pass
= asks C play; cards C=2
