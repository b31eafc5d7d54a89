# G3 G14 M1 corner: The dealer's left leaving before naming, the colour is red and the next seat plays.
edition minecraft
opening
top   WC
A     g1 b2
B     r2 g3
C     y9 y8
draw  b1 b4

A  quit
= out A; asks B play; colour r; cards B=2; pile 2
B  play g3 !!
B  play r2
= asks C play
