# M1 G8 corner: A bluffer drawing the four is hit by the Creeper in it; the challenger plays normally.
edition minecraft
top   r5
A     W+4 r3 b3
B     g1 b1
C     y9 y8
draw  WC y1 y2 y3 g2 g3 g4 g5

A  play W+4
A  colour b
B  challenge
= asks B play; hand A r3 b3 WC y1 y2 y3 g2 g3 g4; hand B g1 b1; shown B A r3 b3; shown all A WC; pile 1
B  play b1
= asks C play
