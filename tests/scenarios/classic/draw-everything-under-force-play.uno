# draw_to_match force_play G11 corner: With both rules nothing is forced when nothing fits: all is drawn and the turn ends.
edition classic
house draw_to_match force_play
top   r5
A     g1 g2
B     g3 g4
draw  y1 b2

A  draw
= asks B play; hand A g1 g2 y1 b2; top r5; pile 0
