# G3 M1 corner: A Creeper turned to replace a first Wild Draw Four is not drawn by anybody: no three, only the colour.
edition minecraft
opening
top   W+4
dealer A
A     g1 b2
B     g2 g3
C     y9 y8
draw  WC b1 b4

= top WC; discards 1; asks B colour; cards A=2 B=2 C=2; pile 3
B  colour y
= asks B play; colour y; pile 3
