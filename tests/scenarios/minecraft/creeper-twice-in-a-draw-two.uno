# M1 corner: The three come before the rest of the penalty, and a Creeper in that rest sets off three more.
edition minecraft
top   r5
A     r+2 r1 r3
B     g1
C     y9 y8
draw  WC b1 b2 b3 WC y1 y2 y3 g5

A  play r+2
= asks C play; hand B g1 WC b1 b2 b3 WC y1 y2 y3; shown all B WC WC; pile 1
