# stacking no_bluff corner: A legal Wild Draw Four answers a Draw Two, and the next who can answer is asked for the stack.
edition classic
house stacking no_bluff
top   r5
A     r+2 g1 g2
B     W+4 b3 b4
C     W+4 g6 g7
draw  y1 y2 y3 y4 y5 y6 y7

A  play r+2
= asks B stack
B  play W+4
B  colour b
= asks C stack; colour b
C  challenge !!
# 2 + 4
C  take
= asks A play; cards B=2 C=9; pile 1
