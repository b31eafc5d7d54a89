# draw_to_match corner: A Wild always fits and so ends the drawing.
edition classic
house draw_to_match
top   r5
A     g1 g2
B     g3 g4 b6
draw  y1 W r9

A  draw
= asks A drawn; hand A g1 g2 y1 W; pile 1
A  play W
A  colour b
= asks B play; colour b
