# stacking corner: A plain Wild answers no stack, neither as one card among others nor as the only one.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     W b+2 y9
C     W g6 g7
draw  y1 y2 y3 y4 y5

A  play r+2
= asks B stack
B  play W !!
B  play b+2
= asks A play; hand C W g6 g7 y1 y2 y3 y4; pile 1; colour b
