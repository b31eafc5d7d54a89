# G5 plain: A drawn card that fits may be kept by passing.
edition classic
top   r5
A     g1 g2
B     g3 g4 g6
draw  r9 y1

A  draw
= asks A drawn
A  pass
= asks B play; hand A g1 g2 r9; top r5; pile 1; discards 1
