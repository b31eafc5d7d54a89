# G12 corner: A knocked-out player reaches the thousand; the lowest total is shared by two, who both win.
edition no-mercy
scoring lowest
score A=100 B=750 C=93
top   r5
A     r+2 r3
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
C     r6 g7
draw  y3 y4 y5

A  uno
A  play r+2
C  play r6
A  play r3
= over; winner A; score A=100 B=1000 C=100; match A C
