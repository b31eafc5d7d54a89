# N2 G11 corner: Of ten due only five are left, reshuffle included: the other five are void.
edition no-mercy
top   r5
under b1
A     W+10 b2 b3
B     y1 y2
C     g1 g2
draw  r1 r2 r3

A  play W+10
A  colour g
= asks C play; hand B y1 y2 r1 r2 r3 b1 r5; pile 0; discards 1; colour g
C  play g1
= asks A play; owes C; discards 2
