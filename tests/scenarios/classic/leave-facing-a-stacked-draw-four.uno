# G14 stacking corner: Who leaves instead of answering a Wild Draw Four on a stack draws nothing, and the whole sum is void.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     W+4 g3 g4
C     g6 g7
draw  y1 y2 y3 y4 y5 y6 y7

A  play r+2
B  play W+4
B  colour g
= asks C challenge
C  quit
= asks A play; out C; cards A=2 B=2; pile 7; colour g
