# G14 G11 corner: When nothing but a leaver's hand is left, it makes the new draw pile.
edition classic
top   r5
A     g1 g2
B     g3 g4
C     b1

A  draw !!
C  quit
= asks A play; pile 0; discards 1
A  draw
= asks B play; hand A g1 g2 b1; pile 0
B  draw !!
B  pass
= asks A play
