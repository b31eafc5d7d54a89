# A1 G4 G7 corner: Played beside a card that matched, the Gauntlet names any colour, the old one too; the laid card's colour, number and symbol match nothing.
edition avengers
top   b5
A     WG r1 b6 g7
B     g1 r4 b3
C     g2 g3
draw  u1 u2 u9

A  play WG
A  lay r1
A  colour y !!
A  colour b
= asks B play; colour b; top r1; hand B g1 r4 b3 u1 u2; hand A b6 g7; pile 1
B  play g1 !!
B  play r4 !!
B  play u1 !!
B  play b3
= asks C play; top b3; discards 4
