# stacking corner: A bluff that was stacked on is no longer anybody's matter; the last card is honest, so its challenger draws all and two more.
edition classic
house stacking
top   r5
A     W+4 r1 r2
B     W+4 g1 g2
C     b1 b2
draw  b3 b4 b5 b6 b7 b8 b9 g9 g8 g7 g6

A  play W+4
A  colour y
B  play W+4
B  colour g
# 4 + 4 + 2
C  challenge
= shown C B g1 g2; cards A=2 B=2 C=12; asks A play; pile 1
