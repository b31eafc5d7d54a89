# stacking plain: A Wild Draw Four answers a Draw Two; it is asked as a challenge, and accepted the sum is drawn.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     W+4 y7 y8
C     g6 g7
draw  y1 y2 y3 y4 y5 y6 b1

A  play r+2
= asks B stack
B  play W+4
= asks B colour
B  colour y
= asks C challenge; colour y; pile 7; top W+4
# 2 + 4
C  accept
= asks A play; hand C g6 g7 y1 y2 y3 y4 y5 y6; pile 1; cards B=2; shown none; colour y
