# A1 G9 corner: A single card left that has the laid colour draws two for its player, and the debt is gone.
edition avengers
top   b5
A     WG r1 r2
B     b4 b6
C     g5 g6
draw  u1 u2 u3

A  play WG
A  lay r1
= asks A colour; hand A r2 u1 u2; owes none
C  catch A !!
A  colour u
= asks B play; hand A r2 u1 u2; owes none; pile 1
B  catch A !!
= cards A=3
