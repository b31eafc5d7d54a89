# draw_to_match G8 corner: A Wild Draw Four ends the drawing, though to play it would be a bluff.
edition classic
house draw_to_match
top   r5
A     r1 g2
B     g3 g4
C     g6 g7
draw  W+4 r9 y2

A  draw
= asks A drawn; hand A r1 g2 W+4; pile 2
