# G6 corner: With three it does not skip: play goes back to the other neighbour.
edition no-mercy
top   r5
A     rR r1 b3
B     y1 y2
C     r9 rR y3
draw  y1

A  play rR
= asks C play; direction right
C  play rR
= asks A play; direction left
