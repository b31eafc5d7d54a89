# stacking A1 corner: A Gauntlet answers no Wild Draw Four either; accepted, the four are drawn.
edition avengers
house stacking
top   r5
A     W+4 b1 b3
B     WG g1
C     g2 g4
draw  u1 u2 u3 u4 u5

A  play W+4
A  colour g
= asks B challenge
B  play WG !!
B  accept
= asks C play; hand B WG g1 u1 u2 u3 u4; pile 1
