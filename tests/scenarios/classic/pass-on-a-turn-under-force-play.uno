# force_play G11 corner: With nothing left to draw no card was drawn, so nothing is forced and one may pass.
edition classic
house force_play
top   r5
A     r1 g2
B     g3 g4 y1

A  draw !!
A  pass
= asks B play; hand A r1 g2; top r5
