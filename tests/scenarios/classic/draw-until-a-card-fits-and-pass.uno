# draw_to_match plain: The card that fits may also be kept, and only that card could have been played.
edition classic
house draw_to_match
top   r5
A     g1 g2
B     g3 g4
draw  y1 b2 r9 y3

A  draw
= asks A drawn
A  play y1 !!
A  play g1 !!
A  draw !!
A  pass
= asks B play; hand A g1 g2 y1 b2 r9; top r5; pile 1
