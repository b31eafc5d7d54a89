# stacking plain: An honest Wild Draw Four challenged at the end of a stack costs the challenger the whole sum and two more.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     W+4 g8 y9
C     g6 g7
draw  b1 b2 b3 b4 b5 b6 b7 b8 b9

A  play r+2
B  play W+4
B  colour y
# 2 + 4 + 2
C  challenge
= shown C B g8 y9; cards A=2 B=2 C=10; asks A play; colour y; pile 1
