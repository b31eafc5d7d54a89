# G3 G15 M1 corner: Out of time the colour of a Creeper turned up first is red, and the turn that follows draws; its Creeper goes off and is kept.
edition minecraft
opening
top   WC
A     g1 b2
B     g2 g3
C     y9 y8
draw  WC y1 y2 y3 b6

A  timeout
= asks A play; colour r; cards A=2; pile 5
A  timeout
= asks A drawn; hand A g1 b2 WC y1 y2 y3; shown all A WC; pile 1
A  timeout
= asks B play; cards A=6; colour r
