# N5 corner: With play to the right the first empty hand is looked for to the right.
edition no-mercy
direction right
top   r5
A     rDA b3
B     r4
C     r1 r2
D     y3 y4
draw  b9

A  play rDA
= over; winner C; match C; hand A b3; hand B; hand D y3 y4
