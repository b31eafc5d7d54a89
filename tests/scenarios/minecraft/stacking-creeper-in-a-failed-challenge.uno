# stacking G8 M1 corner: A challenge failing at the end of a stack draws the sum and two more, and the Creeper in it three on top.
edition minecraft
house stacking
top   r5
A     r+2 r1 r2
B     W+4 y7 y8
C     y5 y6
draw  g1 g2 g3 g4 g5 g6 WC b1 b2 b3 g7 b9

A  play r+2
= asks B stack
B  play W+4
B  colour y
= asks C challenge
C  challenge
# 2 + 4 + 2 = 8, and three for the Creeper.
= asks A play; hand C y5 y6 g1 g2 g3 g4 g5 g6 WC b1 b2 b3 g7; hand B y7 y8; shown C B y7 y8; shown all C WC; colour y; pile 1
