# stacking no_bluff corner: A single Wild Draw Four asked as a stack may be taken: four cards and the turn.
edition classic
house stacking no_bluff
top   r5
A     W+4 g1 g2
B     W+4 b3 b4
C     g6 g7
draw  y1 y2 y3 y4 y5

A  play W+4
A  colour g
= asks B stack
B  take
= asks C play; hand B W+4 b3 b4 y1 y2 y3 y4; colour g; pile 1
