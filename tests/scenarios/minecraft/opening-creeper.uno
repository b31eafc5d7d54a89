# G3 M1 plain: A Creeper turned up first asks the dealer's left for a colour and then a card; it sets off nothing.
edition minecraft
opening
top   WC
A     g1 b2 b3
B     g2 g3
C     y9 y8
draw  b1 b4 b5 b6

= asks A colour; cards A=3 B=2 C=2; pile 4
A  play g1 !!
A  colour g
= asks A play; colour g; cards A=3 B=2 C=2; pile 4
A  play b2 !!
A  play g1
= asks B play
