# stacking no_bluff plain: Without bluffs a Wild Draw Four is asked as a stack and may be answered with another.
edition classic
house stacking no_bluff
top   r5
A     W+4 g1 g2
B     W+4 b3 b4
C     g6 g7
draw  y1 y2 y3 y4 y5 y6 y7 y8 y9

A  play W+4
A  colour y
= asks B stack; colour y
B  challenge !!
B  play b3 !!
B  play W+4
= asks B colour
B  colour b
# C has no answer: 4 + 4
= asks A play; cards A=2 B=2 C=10; colour b; pile 1; shown none
