# M1 G11 corner: When the three are the last of the pile it stays empty; the discard pile is shuffled only for the next card needed.
edition minecraft
top   r5
under y9
A     g1 b2
B     g2 g3
draw  WC y1 y2 y3

A  draw
= hand A g1 b2 WC y1 y2 y3; pile 0; discards 2
A  pass
B  draw
= asks A play; hand B g2 g3 y9; pile 0; discards 1
