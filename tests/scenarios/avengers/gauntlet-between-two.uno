# A1 corner: With two in the round the other draws first and then plays as usual; one who drew loses no turn.
edition avengers
top   b5
A     WG r1 r8 g3
B     r2 b9
draw  b1 b2 g1 g7 u7

A  play WG
A  lay r1
A  colour b
= asks B play; hand B r2 b9 b1 b2; hand A r8 g3 g1 g7; pile 1
B  play b1
= asks A play; colour b; hand B r2 b9 b2
