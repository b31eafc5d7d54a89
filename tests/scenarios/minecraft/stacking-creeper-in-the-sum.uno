# stacking M1 corner: A Creeper in hand answers no Draw Two; the one drawn inside the sum goes off on top of it.
edition minecraft
house stacking
top   r5
A     r+2 r1 r2
B     b+2 WC g1 g2
C     WC y5
draw  y1 WC g3 g4 g6 y2 y3 b9

A  play r+2
= asks B stack
B  play WC !!
B  play b+2
# C takes four at once: y1, the Creeper (with g3 g4 g6), y2 y3.
= asks A play; hand C WC y5 y1 WC g3 g4 g6 y2 y3; shown all C WC; colour b; pile 1
