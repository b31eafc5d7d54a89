# deflect M1 corner: Whoever the deflected penalty faces draws a Creeper's three as well.
edition minecraft
house deflect
top   r5
A     r+2 r1 r2
B     rS b1
C     g1 g2
D     y1 y2
draw  WC y3 y4 y5 g3 g4

A  play r+2
B  play rS
= asks D play; hand C g1 g2 WC y3 y4 y5 g3; pile 1
