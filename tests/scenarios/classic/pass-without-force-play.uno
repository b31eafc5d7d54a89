# force_play G5 corner: Without the house rule a drawn card that fits may be kept.
edition classic
top   b5
A     g1 g2
B     g3 g4
draw  b9 y1

A  draw
= asks A drawn
A  pass
= asks B play; hand A g1 g2 b9
