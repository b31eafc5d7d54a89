# draw_to_match force_play no_bluff corner: With all three, drawing ends at the legal Wild Draw Four, which must be played and cannot be challenged.
edition classic
house draw_to_match force_play no_bluff
top   r5
A     g1 g2
B     g3 g4
C     g6 g7
draw  y1 W+4 y2 y3 y4 y5 y6

A  draw
= asks A drawn
A  pass !!
A  play W+4
A  colour b
= asks C play; cards B=6; colour b; pile 1
