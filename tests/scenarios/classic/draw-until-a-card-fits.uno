# draw_to_match plain: Drawing goes on until a card fits, which may then be played.
edition classic
house draw_to_match
top   r5
A     g1 g2
B     g3 g4
draw  y1 b2 r9 y3

A  draw
= asks A drawn; hand A g1 g2 y1 b2 r9; pile 1
A  play r9
= asks B play; hand A g1 g2 y1 b2; top r9
