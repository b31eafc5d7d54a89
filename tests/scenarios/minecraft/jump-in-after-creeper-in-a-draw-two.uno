# jump_in M1 corner: A Draw Two's cards and its Creeper stand; the one who drew its twin may jump in with it, and play goes on from there.
edition minecraft
house jump_in
top   r5
A     r+2 r1 r3
B     g1 g2
C     y9 y8
D     b7 b8
draw  WC y1 y2 r+2 y3 y4 y5 b9

A  play r+2
= asks C play; hand B g1 g2 WC y1 y2 r+2 y3
B  play WC !!
B  play r+2
= asks D play; hand B g1 g2 WC y1 y2 y3; hand C y9 y8 y4 y5; pile 1
