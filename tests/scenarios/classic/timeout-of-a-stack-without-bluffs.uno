# G15 stacking no_bluff corner: A Wild Draw Four that is asked as a stack is taken when the time runs out.
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
B  timeout
= asks C play; hand B W+4 b3 b4 y1 y2 y4 y5; colour y; pile 1
