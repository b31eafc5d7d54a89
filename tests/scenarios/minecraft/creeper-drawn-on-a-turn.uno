# M1 M2 plain: A Creeper drawn on a turn is shown to all and three more are drawn; it may be played, the three and the old cards may not.
edition minecraft
top   r5
A     g1 r8
B     g2 g3
draw  WC y1 r2 g4 b4

A  draw
= asks A drawn; hand A g1 r8 WC y1 r2 g4; shown all A WC; pile 1
A  play r2 !!
A  play r8 !!
A  pass
= asks B play; hand A g1 r8 WC y1 r2 g4; shown none; pile 1
