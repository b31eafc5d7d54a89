# G14 M1 corner: The player of a Wild Draw Four leaving before the answer, the four are drawn as if accepted, and the Creeper in them goes off.
edition minecraft
top   r5
A     W+4 b3 b8
B     g1 g2
C     y9 y8
draw  y1 WC b1 b2 b4 y2 y3 b6

A  play W+4
A  colour b
A  quit
= out A; asks C play; hand B g1 g2 y1 WC b1 b2 b4 y2 y3; shown all B WC; colour b; pile 1
B  challenge !!
