# draw_to_match no_bluff corner: A Wild Draw Four that would be illegal cannot be played, so drawing goes on past it.
edition classic
house draw_to_match no_bluff
top   r5
A     r1 g2
B     g3 g4
C     g6 g7
draw  W+4 y2 r9 y3

A  draw
= asks A drawn; hand A r1 g2 W+4 y2 r9; pile 1
A  play W+4 !!
A  play r1 !!
A  play r9
= asks B play; hand A r1 g2 W+4 y2
