# G14 stacking no_bluff corner: Who leaves while a Wild Draw Four is asked as a stack draws nothing, and the next one plays in the named colour.
edition classic
house stacking no_bluff
top   r5
A     W+4 g1 g2
B     W+4 b3 b4
C     y3 g6 g7
draw  y1 y2 y4 y5 y6

A  play W+4
A  colour y
= asks B stack
B  quit
= asks C play; out B; cards A=2 B=0 C=3; pile 5; colour y
C  play y3
= asks A play
