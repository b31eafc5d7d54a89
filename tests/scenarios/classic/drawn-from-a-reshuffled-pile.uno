# G11 plain: The emptied draw pile is made anew of the discards, all but the top one, when the next card is needed.
edition classic
top   r5
under y1
A     g1 g2
B     g3 g4
C     g6 g7
draw  y9

A  draw
= asks B play; hand A g1 g2 y9; pile 0; discards 2
B  draw
= asks C play; hand B g3 g4 y1; pile 0; discards 1; top r5; colour r
