# N2 corner: Ten, six and the wild reverse four each answer a Draw Two and add their own number.
edition no-mercy
top   r5
A     r+2 g+2 b+2 b1
B     W+10 W+6 WR4 y8
C     y1
draw  r1 r2 r3 r4 r6 r7 r8 r9 b1 b2 b3 b4 b5 b6
draw  b7 b8 b9 g1 g2 g3 g4 g5 g6 g7 g8 g9 y3

A  play r+2
= asks B stack
B  play W+10
B  colour g
= asks A play; cards C=13; pile 15; colour g        # 12 taken
A  play g+2
= asks B stack
B  play W+6
B  colour b
= asks A play; cards C=21; pile 7; colour b         # 8 taken
A  play b+2
= asks B stack; owes A
B  play WR4
= owes B
B  colour y
= asks C play; direction right; cards A=7 B=1 C=21; pile 1; colour y; owes B    # A took 6
