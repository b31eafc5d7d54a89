# draw_to_match corner: A Draw Two draws two cards, fitting or not; drawing on is only for turns.
edition classic
house draw_to_match
top   r5
A     r+2 g1 g2
B     g3 g4
C     g6 g7
draw  y1 y2 r3 y4

A  play r+2
= asks C play; hand B g3 g4 y1 y2; pile 2
