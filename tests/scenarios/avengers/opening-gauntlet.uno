# G3 A1 plain: A Gauntlet turned up first only lets the dealer's left name the colour and then play: nothing is laid, nobody draws.
edition avengers
opening
top   WG
A     r1 u2 g3
B     r4 u5
C     r6 u7
draw  b1 b2 b3

= asks A colour; hand A r1 u2 g3; pile 3; discards 1
A  lay r1 !!
A  play r1 !!
A  colour y !!
A  colour u
= asks A play; colour u; cards A=3 B=2 C=2; pile 3; discards 1
A  play r1 !!
A  play u2
= asks B play
