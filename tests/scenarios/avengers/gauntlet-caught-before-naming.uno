# A1 G9 corner: Caught between laying and naming, the player draws two, and these no longer count: the laid colour was looked for before.
edition avengers
top   b5
A     WG r1 b2
B     g1 g2
C     g3 g4
draw  r7 r8 u1

A  play WG
A  lay r1
= owes A
C  catch A
= asks A colour; hand A b2 r7 r8; owes none; pile 1
A  colour g
= asks B play; hand A b2 r7 r8; hand B g1 g2; hand C g3 g4; pile 1
