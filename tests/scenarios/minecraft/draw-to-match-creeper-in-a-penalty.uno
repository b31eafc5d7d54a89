# draw_to_match M1 corner: In a Draw Two drawing does not go on for a match, and a Creeper there does not end it: two, and the three.
edition minecraft
house draw_to_match
top   r5
A     r+2 r1 r3
B     g1
C     y9 y8
draw  WC b1 b2 b3 b4 g5

A  play r+2
= asks C play; hand B g1 WC b1 b2 b3 b4; pile 1
