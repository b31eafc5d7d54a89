# G15 draw_to_match corner: Under `draw_to_match` a turn that runs out draws until a card fits, and the next time out keeps it.
edition classic
house draw_to_match
top   r5
A     g1 g2
B     r3 g3 g4
draw  y9 y8 r9 y7

A  timeout
= asks A drawn; hand A g1 g2 y9 y8 r9; pile 1
A  timeout
= asks B play; cards A=5; top r5
