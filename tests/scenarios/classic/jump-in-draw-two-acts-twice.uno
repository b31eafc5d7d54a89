# jump_in plain: The earlier Draw Two stands, and the one that jumps in falls on the next after the jumper.
edition classic
house jump_in
top   r3
A     r+2 g1 g2
B     g3 g4
C     r6 g6 g7
D     r+2 g8 g9
draw  y1 y2 y3 y4 y5

A  play r+2
= asks C play; hand B g3 g4 y1 y2
D  play r+2
= asks B play; hand A g1 g2 y3 y4; hand B g3 g4 y1 y2; hand D g8 g9; cards C=3; pile 1
