# G5 G4 corner: A drawn Wild always fits, so it may be played at once.
edition classic
top   r5
A     g1 g2
B     g3 g4 b6
draw  W y1

A  draw
= asks A drawn
A  play W
= asks A colour
A  colour b
= asks B play; colour b; hand A g1 g2
