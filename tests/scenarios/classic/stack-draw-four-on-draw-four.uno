# stacking plain: A Wild Draw Four answers a Wild Draw Four, as the third answer to the challenge.
edition classic
house stacking
top   r5
A     W+4 g1 g2
B     W+4 b7 b8
C     g6 g7
draw  y1 y2 y3 y4 y5 y6 y7 y8 y9

A  play W+4
A  colour y
= asks B challenge
B  play W+4
= asks B colour; shown none
B  colour b
= asks C challenge; colour b
# 4 + 4
C  accept
= asks A play; cards A=2 B=2 C=10; pile 1
