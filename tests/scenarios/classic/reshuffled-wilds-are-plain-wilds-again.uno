# G11 corner: A Wild that comes back by a reshuffle has lost the colour it once named; the colour in force is that of the top.
edition classic
top   r5
under W
A     g1 g2
B     g3 g4 b5

A  draw
= asks A drawn; hand A g1 g2 W; colour r; pile 0; discards 1
A  play W
A  colour b
= asks B play; colour b
