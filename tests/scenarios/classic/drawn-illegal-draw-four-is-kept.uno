# force_play no_bluff corner: Under `no_bluff` an illegal Wild Draw Four cannot be played, so nothing is forced and the turn ends.
edition classic
house force_play no_bluff
top   r5
A     r1 g2
B     g3 g4
C     g6 g7
draw  W+4 y1

A  draw
= asks B play; hand A r1 g2 W+4; top r5; pile 1
