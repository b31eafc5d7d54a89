# G14 G11 M1 corner: The hand of a leaver joins the pile at the next reshuffle, and a Creeper from it goes off when it is drawn.
edition minecraft
top   r5
A     g1 b2
B     g2 g3
C     WC

C  quit
= out C; cards C=0; pile 0; asks A play
A  draw
= asks A drawn; hand A g1 b2 WC; shown all A WC; pile 0; discards 1
