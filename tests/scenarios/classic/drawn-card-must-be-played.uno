# force_play plain: A drawn card that fits must be played.
edition classic
house force_play
top   r5
A     g1 g2
B     g3 g4
draw  r9 y1

A  draw
= asks A drawn; hand A g1 g2 r9
A  pass !!
A  draw !!
A  play r9
= asks B play; top r9; hand A g1 g2
