# T8 G11 corner: An emptied draw pile shows no back until the discards are shuffled into a new one.
edition transformers
top   r5/t7
under g3/u2 g3/u2
A     r1/p2 g4/t4
B     y9/u4 y8/o2

= back none; pile 0
A  draw
= hand A r1 g4 g3; backs B A p2 t4 u2; back u2; pile 1; discards 1; asks B play
