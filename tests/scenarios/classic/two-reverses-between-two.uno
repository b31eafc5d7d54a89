# G16 G6 corner: Between two each Reverse turns the direction anew while the same player goes on.
edition classic
top   r5
direction right
A     rR bR g1 g2 b9
B     b3 g3 g4

A  play rR
= asks A play; direction left
A  play bR
= asks A play; direction right; colour b
A  play b9
= asks B play; direction right; hand A g1 g2
