# stack_any plain: A Draw Two of any colour answers a Wild Draw Four, and the sum goes on.
edition classic
house stack_any
top   r5
A     W+4 g1 g2
B     y+2 y1 b1
C     r8 r9
draw  g3 g4 g5 g6 g7 g8 g9

A  play W+4
A  colour b
= asks B challenge
B  play y+2
= asks A play; colour y; cards C=8; pile 1
