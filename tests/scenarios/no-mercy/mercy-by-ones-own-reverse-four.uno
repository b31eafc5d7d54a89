# N10 N4 corner: With two in the round its player is knocked out by the own four, and the other wins.
edition no-mercy
scoring points
top   r5
A     WR4 b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3   # 24
B     y8 y9
draw  y3 y4 y5

A  play WR4
A  colour b
= over; winner B; out A; pile 1; hand B y8 y9; score A=0 B=250; match none
