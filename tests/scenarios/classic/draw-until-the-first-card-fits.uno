# draw_to_match corner: A first card that fits ends the drawing.
edition classic
house draw_to_match
top   r5
A     r1 g2
B     g3 g4
draw  b5 y1

A  draw
= asks A drawn; hand A r1 g2 b5; pile 1
A  play r1 !!
A  play b5
= asks B play; colour b
