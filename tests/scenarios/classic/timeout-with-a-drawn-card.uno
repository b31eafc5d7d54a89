# G15 plain: Who lets the time for a drawn card run out keeps it.
edition classic
top   r5
A     g1 g2
B     r3 g3 g4
draw  r9 y8

A  timeout
= asks A drawn; hand A g1 g2 r9
A  timeout
= asks B play; hand A g1 g2 r9; top r5; pile 1
