# G14 stacking corner: The player of a Draw Two leaves while the next one faces it; it is still answered.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     b+2 g3 g4
C     g6 g7
draw  y1 y2 y3 y4 y5

A  play r+2
= asks B stack
A  quit
= asks B stack; out A; pile 5
B  play b+2
= asks B play; hand C g6 g7 y1 y2 y3 y4; pile 1
