# G14 N2 corner: Who faces a stack leaves: it is void, nobody draws it, and the turn passes on.
edition no-mercy
top   r5
A     r+2 b1 b3
B     g+4 y1 y2
C     W+6 r9 y3
draw  b9 b8 b7

A  play r+2
= asks B stack
B  quit
= out B; asks C play; cards B=0 C=3; pile 3; colour r; top r+2; discards 2
C  take !!
C  play r9
= asks A play; pile 3
