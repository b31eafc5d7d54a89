# N11 G12 corner: The 250 for the knocked out count towards the thousand.
edition no-mercy
scoring points
score A=750 B=900
top   r5
A     r+2 r3 r4
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
draw  y3 y4 y5

A  play r+2
= over; winner A; score A=1000 B=900; match A
