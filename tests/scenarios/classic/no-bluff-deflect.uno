# no_bluff deflect corner: Without bluffs a Wild Draw Four is asked as a stack, and deflected as one.
edition classic
house deflect no_bluff
top   r5
A     W+4 b1 b2
B     gS b3 b4
C     y1 y2
D     y3 y4
draw  g3 g4 g6 g7 g8

A  play W+4
A  colour g
= asks B stack
B  play gS
= asks D play; cards C=6
