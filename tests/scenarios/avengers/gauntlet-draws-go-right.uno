# A1 corner: While play goes right the draws go right too, and the Gauntlet's player is still the last to draw.
edition avengers
direction right
top   g4
A     WG u1 u2 g2
B     u3 r1
C     u5 b6
draw  r2 r3 b2 b3 g8 g9 r7

A  play WG
A  lay u1
A  colour g
= asks C play; direction right; hand C u5 b6 r2 r3; hand B u3 r1 b2 b3; hand A u2 g2 g8 g9; pile 1
