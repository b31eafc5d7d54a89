# draw_to_match G5 corner: Without the house rule a turn draws one card, and the turn is over when it does not fit.
edition classic
top   r5
A     g1 g2
B     g3 g4
draw  y1 r9

A  draw
= asks B play; hand A g1 g2 y1; pile 1
