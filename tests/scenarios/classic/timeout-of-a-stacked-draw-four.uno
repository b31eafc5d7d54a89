# G15 stacking corner: Not answering a Wild Draw Four on a stack accepts it: the sum is drawn.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     W+4 r3 g4
C     W+4 g6 g7
draw  y1 y2 y3 y4 y5 y6 y7

# 2 + 4
A  play r+2
B  play W+4
B  colour g
= asks C challenge
C  timeout
= asks A play; cards B=2 C=9; shown none; pile 1; colour g
