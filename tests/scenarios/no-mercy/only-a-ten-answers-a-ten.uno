# N2 corner: On a Draw Ten only another Draw Ten will do.
edition no-mercy
top   r5
A     W+10 b1 b3
B     r+2 r+4 WR4 W+6 W+10
C     y1
draw  r1 r2 r3 r4 r6 r7 r8 r9 b2 b4 b5
draw  b6 b7 b8 b9 g3 g4 g5 g6 g7 g8

A  play W+10
A  colour r
= asks B stack
B  play r+2 !!
B  play r+4 !!
B  play WR4 !!
B  play W+6 !!
B  play W+10
B  colour g
= asks A play; cards A=2 B=4 C=21; pile 1; colour g
