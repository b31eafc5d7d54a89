# N2 corner: Neither a two nor any four answers a Draw Six; a six does, and a ten answers that.
edition no-mercy
top   r5
A     W+6 b1 b3
B     r+2 r+4 WR4 W+6 y8
C     W+10 g1 g2
D     y1 b4
draw  r1 r2 r3 r4 r6 r7 r8 r9 b2 b5 b6 b7
draw  b8 b9 g3 g4 g5 g6 g7 g8 g9 y2 y3

A  play W+6
A  colour r
= asks B stack; colour r
B  play r+2 !!
B  play r+4 !!
B  play WR4 !!
B  play W+6
= asks B colour
B  colour b
= asks C stack
C  play W+10
C  colour y
= asks A play; cards A=2 B=4 C=2 D=24; pile 1; colour y    # 6 + 6 + 10
