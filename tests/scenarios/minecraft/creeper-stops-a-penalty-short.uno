# M1 G11 corner: In a penalty the three are served first; when they have used up everything, the rest of the penalty is void.
edition minecraft
top   r5
A     r+2 r1 r3
B     g1
C     y9 y8
draw  WC y1

# The Creeper, y1, the reshuffled r5: neither the third of the three nor the second of the two is there.
A  play r+2
= asks C play; hand B g1 WC y1 r5; shown all B WC; pile 0; discards 1
