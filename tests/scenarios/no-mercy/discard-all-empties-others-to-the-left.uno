# N5 G12 corner: Two other hands run empty; the first of them in order of play wins.
edition no-mercy
scoring points
top   r5
A     rDA b3
B     y1 y2
C     r1 r2
D     r3
draw  b9

A  play rDA
= over; winner C; hand A b3; hand B y1 y2; hand C; hand D; score A=0 B=0 C=6 D=0
