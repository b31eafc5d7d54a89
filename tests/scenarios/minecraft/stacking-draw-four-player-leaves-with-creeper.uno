# stacking G14 M1 corner: The player of a stacked Wild Draw Four leaving, the next player draws the sum and the Creeper in it goes off.
edition minecraft
house stacking
top   r5
A     r+2 r1 r2
B     W+4 y7 y8
C     y5 y6
draw  g1 g2 g3 g4 g5 WC b1 b2 b3 b9

A  play r+2
B  play W+4
B  colour y
= asks C challenge
B  quit
# 2 + 4 = 6, and three for the Creeper.
= out B; asks A play; hand C y5 y6 g1 g2 g3 g4 g5 WC b1 b2 b3; colour y; pile 1
