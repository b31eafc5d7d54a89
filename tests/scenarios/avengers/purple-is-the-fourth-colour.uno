# A1 G7 corner: Purple is named and laid like any other colour, and yellow is none of the four.
edition avengers
top   r5
A     WG u9 u3 g3
B     u2 b2
C     g4 g5
draw  b1 b2 r1 r2 r3

A  play WG
A  lay u9
A  colour y !!
= asks A colour; pile 1
A  colour u
= asks B play; colour u; hand B u2 b2 b1 b2; hand C g4 g5; hand A u3 g3 r1 r2; pile 1
B  play u2
= asks C play; colour u
