# draw_to_match G11 corner: Drawing goes on into the reshuffled discard pile.
edition classic
house draw_to_match
top   r5
under r9
A     g1 g2
B     g3 g4
draw  y1 b2

A  draw
= asks A drawn; hand A g1 g2 y1 b2 r9; pile 0; discards 1
