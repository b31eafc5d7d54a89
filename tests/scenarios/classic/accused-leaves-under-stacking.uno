# G14 stacking corner: Under `stacking` a single Wild Draw Four counts as accepted, too, when its player leaves.
edition classic
house stacking
top   r5
A     W+4 r1 g2
B     W+4 g3 g4
C     b6 g6 g7
draw  y1 y2 y3 y4 y5

A  play W+4
A  colour b
= asks B challenge
A  quit
= asks C play; out A; hand B W+4 g3 g4 y1 y2 y3 y4; pile 1; colour b
