# stacking draw_to_match corner: A stack is drawn to its sum, whether or not the cards fit; drawing on is only for turns.
edition classic
house stacking draw_to_match
top   r5
A     r+2 g1 g2
B     b+2 g3 g4
C     g6 g7
draw  y1 b1 y3 y4 y5

A  play r+2
B  play b+2
= asks A play; hand C g6 g7 y1 b1 y3 y4; pile 1
