# M1 G3 stacking corner: The two cards of a Draw Two turned up first hold a Creeper that goes off; not even with stacking can that Draw Two be answered.
edition minecraft
house stacking
opening
top   r+2
A     g1 b+2
B     r2 g3
C     y9 y8
draw  b1 WC y1 y2 y3 b9

= asks B play; hand A g1 b+2 b1 WC y1 y2 y3; cards B=2 C=2; colour r; pile 1
B  play r2
= asks C play
