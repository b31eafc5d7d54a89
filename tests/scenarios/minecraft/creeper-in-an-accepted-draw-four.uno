# M1 G8 plain: A Creeper as the last of four accepted cards still brings its three.
edition minecraft
top   r5
A     W+4 b3 b8
B     g1
C     y9 y8
draw  y1 y2 y3 WC b1 b2 b4 g5

A  play W+4
A  colour b
B  accept
= asks C play; hand B g1 y1 y2 y3 WC b1 b2 b4; shown all B WC; colour b; pile 1
