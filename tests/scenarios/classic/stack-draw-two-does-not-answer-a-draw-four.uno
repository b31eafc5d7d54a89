# stacking corner: A Draw Two answers no Wild Draw Four, not even in the named colour.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     W+4 y7 y8
C     y+2 g6 g7
draw  y1 y2 y3 y4 y5 y6 b1

A  play r+2
B  play W+4
B  colour y
= asks C challenge
C  play y+2 !!
C  accept
= asks A play; hand C y+2 g6 g7 y1 y2 y3 y4 y5 y6; pile 1
