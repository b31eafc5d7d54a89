# G14 corner: A Draw Two goes past a gone seat to the next one in the round.
edition classic
top   r5
A     r+2 g1 g2
B     r3 g3 g4
C     r6 g6 g7
D     r8 g8 g9
draw  y1 y2 y3

B  quit
A  play r+2
= asks D play; hand C r6 g6 g7 y1 y2; cards B=0; pile 1
