# G14 stacking corner: Somebody whose card lies deeper in the stack leaves; the sum and the question stay as they were.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     W+4 g3 g4
C     g6 g7
draw  y1 y2 y3 y4 y5 y6 y7

A  play r+2
B  play W+4
B  colour b
= asks C challenge
A  quit
= asks C challenge; out A; pile 7
# 2 + 4
C  accept
= asks B play; cards C=8; pile 1
