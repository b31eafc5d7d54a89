# G14 N4 corner: One of four leaves before naming the reverse four's colour: it has turned play, and hits to the right.
edition no-mercy
top   g5
A     WR4 b1 b3
B     y1 y2
C     g4 b9
D     r1 b2
draw  r1 r2 r3 r6 r7

A  play WR4
= asks A colour
A  quit
= out A; asks C play; direction right; hand D r1 b2 r1 r2 r3 r6; hand B y1 y2; pile 1; colour g
