# draw_to_match no_bluff corner: A Wild Draw Four that is legal ends the drawing, and is played without a challenge.
edition classic
house draw_to_match no_bluff
top   r5
A     g1 g2
B     g3 g4
C     g6 g7
draw  y1 W+4 y2 y3 y4 y5 y6

A  draw
= asks A drawn; hand A g1 g2 y1 W+4; pile 5
A  play W+4
A  colour g
= asks C play; hand B g3 g4 y2 y3 y4 y5; colour g; pile 1
