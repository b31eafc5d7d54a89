# M2 plain: The Creeper just drawn is played after its three as a plain wild; playing it makes nobody draw.
edition minecraft
top   r5
A     g1 b2
B     y6 g3
draw  WC y1 y2 g4 b4

A  draw
A  play WC
= asks A colour; top WC; hand A g1 b2 y1 y2 g4; shown none
A  colour y
= asks B play; colour y; cards A=5 B=2; pile 1; discards 2
B  play y6
= asks A play; colour y
