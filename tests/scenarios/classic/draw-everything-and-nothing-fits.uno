# draw_to_match G11 corner: When nothing that is left fits, all of it is drawn and the turn ends by itself.
edition classic
house draw_to_match
top   r5
under b3
A     g1 g2
B     g3 g4
draw  y1 b2

A  draw
= asks B play; hand A g1 g2 y1 b2 b3; pile 0; discards 1
B  draw !!
B  pass
= asks A play
