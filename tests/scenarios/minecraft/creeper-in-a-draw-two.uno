# M1 plain: A Creeper as the second card of a Draw Two brings three more, and the turn is lost all the same.
edition minecraft
top   r5
A     r+2 r1 r3
B     g1
C     y9 y8
draw  y1 WC b1 b2 b3 g5

A  play r+2
= asks C play; hand B g1 y1 WC b1 b2 b3; shown all B WC; pile 1
