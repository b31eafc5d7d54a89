# jump_in G10 corner: The draws of a last card that jumped in fall on the next after the jumper.
edition classic
house jump_in
top   r3
A     r+2 g1 g2
B     g3 g4
C     r6 g6 g7
D     r+2
draw  y1 y2 y3 y4 y5

A  play r+2
= asks C play; hand B g3 g4 y1 y2
D  play r+2
= over; winner D; hand A g1 g2 y3 y4; hand B g3 g4 y1 y2; hand C r6 g6 g7; pile 1
