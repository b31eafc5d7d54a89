# draw_and_play jump_in corner: The turn that was kept is a turn like any other: somebody may jump in.
edition classic
house jump_in draw_and_play
top   r5
A     r+2 r1 r2
B     b1 b2
C     r+2 g1 g2
draw  g3 g4 g6 g7

A  play r+2
= asks B play; cards B=4
C  play r+2
= asks A play; cards A=4 C=2
