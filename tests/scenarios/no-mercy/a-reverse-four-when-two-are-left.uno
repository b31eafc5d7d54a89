# N4 G14 corner: Three sat down but one has left, so its player faces the four.
edition no-mercy
top   r5
A     WR4 b1 b3
B     y7 b8
C     g1 g2
draw  r1 r2 r3 r4 r6

C  quit
= out C; asks A play; cards C=0
A  play WR4
A  colour b
= asks B play; cards A=6 B=2 C=0; direction right; pile 1
