# stacking no_bluff corner: An illegal Wild Draw Four is refused as an answer to a stack, too; a Draw Two is not.
edition classic
house stacking no_bluff
top   r5
A     r+2 g1 g2
B     W+4 b+2 r1
C     g6 g7
draw  y1 y2 y3 y4 y5

A  play r+2
= asks B stack
# B holds a red card
B  play W+4 !!
B  play b+2
= asks A play; hand B W+4 r1; cards C=6; pile 1
