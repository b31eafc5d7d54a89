# stacking G8 M1 corner: A found bluff's four and the challenger's rest are drawn one after the other, each with its own Creepers.
edition minecraft
house stacking
top   r5
A     r+2 r1 r2
B     W+4 r3 b2
C     y9 g8
D     g1 g2
draw  y1 y2 y3 WC b3 b4 b5
draw  WC y6 y7 y8 g3 g4

A  play r+2
B  play W+4
B  colour y
C  challenge
= hand B r3 b2 y1 y2 y3 WC b3 b4 b5; hand C y9 g8 WC y6 y7 y8 g3; shown all B WC; shown all C WC; shown C B r3 b2
= asks D play; pile 1; colour y
