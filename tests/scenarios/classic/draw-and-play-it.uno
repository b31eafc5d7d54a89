# G5 plain: A drawn card that fits may be played at once.
edition classic
top   r5
A     g1 g2
B     g3 g4 g6
draw  r9 y1

A  draw
= asks A drawn; hand A g1 g2 r9; pile 1; top r5
A  play r9
= asks B play; top r9; hand A g1 g2
