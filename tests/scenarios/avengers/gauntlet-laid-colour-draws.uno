# A1 plain: Everybody who holds the laid card's colour draws two, the Gauntlet's own player last; the others draw nothing.
edition avengers
top   b5
under g2
A     WG r1 r8 g3
B     r2 b9
C     u4 g6
D     u1 r3
draw  b1 b2 g1 g7 u7 u8 b0

A  play WG
= asks A lay; top WG; hand A r1 r8 g3; discards 3; pile 7
A  lay r1
# All draw before the colour is named.
= asks A colour; colour b; top r1; discards 4; direction left
= hand B r2 b9 b1 b2; hand C u4 g6; hand D u1 r3 g1 g7; hand A r8 g3 u7 u8; pile 1; owes none
A  colour u
= asks B play; colour u; top r1; discards 4; cards A=4 B=4 C=2 D=4; pile 1
