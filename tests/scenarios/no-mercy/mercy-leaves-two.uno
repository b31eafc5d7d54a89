# N10 G6 G16 corner: After a knock-out two are left, so a Reverse skips the other and turns the direction.
edition no-mercy
top   r5
A     r+2 rR b3 b4
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
C     r9 y1 y2
draw  y3 y4 y5

A  play r+2
= out B; asks C play; pile 2
C  play r9
= asks A play
A  play rR
= asks A play; direction right; hand A b3 b4
