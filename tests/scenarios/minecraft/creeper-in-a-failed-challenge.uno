# M1 G8 corner: An innocent player kept a Creeper and a card of the same number, which is no bluff; the challenger's six hold a Creeper too.
edition minecraft
top   r5
A     W+4 b5 WC
B     g1
C     y9 y8
draw  y1 WC g2 g3 g4 y2 y3 y4 y6 g5

A  play W+4
A  colour b
B  challenge
# Six: y1, the Creeper (with g2 g3 g4), y2 y3 y4 y6.
= asks C play; hand B g1 y1 WC g2 g3 g4 y2 y3 y4 y6; hand A b5 WC; shown B A b5 WC; shown all B WC; pile 1
