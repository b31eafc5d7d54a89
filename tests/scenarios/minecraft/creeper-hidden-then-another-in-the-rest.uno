# M1 corner: Of three Creepers in one Draw Two the one among the three is silent, the one in the rest is not.
edition minecraft
top   r5
A     r+2 r1 r3
B     g1
C     y9 y8
draw  WC b1 b2 WC WC y1 y2 y3 g5

# First of the two: WC with b1 b2 WC (hidden); second of the two: WC with y1 y2 y3.
A  play r+2
= asks C play; hand B g1 WC WC WC b1 b2 y1 y2 y3; pile 1
