# seven_zero A1 corner: A Seven laid with a Gauntlet swaps no hands, a laid Zero passes none on.
edition avengers
house seven_zero
top   r5
A     WG r7 g1 g2
B     WG u0 g3 g6
C     g4 g5
draw  b1

A  play WG
A  lay r7
= asks A colour
A  colour g
= asks B play; hand A g1 g2; hand B WG u0 g3 g6; hand C g4 g5
B  play WG
B  lay u0
= asks B colour
B  colour b
= asks C play; hand A g1 g2; hand B g3 g6; hand C g4 g5; pile 1
