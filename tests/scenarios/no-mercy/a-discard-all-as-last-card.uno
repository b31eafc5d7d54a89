# G10 N5 corner: Laid as the last card it wins for its player, though another has nothing but its colour.
edition no-mercy
top   r5
A     rDA
B     r1 r2
C     y1 y2
draw  b9

A  play rDA
= over; winner A; hand A; match A
