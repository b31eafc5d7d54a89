# no_bluff G5 corner: A Wild Draw Four that is drawn and would be illegal does not fit, so the turn ends by itself.
edition classic
house no_bluff
top   r5
A     r1 g2
B     g3 g4
C     g6 g7
draw  W+4 y1

A  draw
= asks B play; hand A r1 g2 W+4; pile 1
