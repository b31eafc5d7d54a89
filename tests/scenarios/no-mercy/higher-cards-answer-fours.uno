# N2 corner: A six answers a wild reverse four, and a ten a coloured four.
edition no-mercy
top   r5
A     WR4 W+10 b1 b3
B     r+4 g1 g3
C     b2 b4
D     W+6 y7 y8
draw  r1 r2 r3 r4 r6 r7 r8 r9 b5 b6 b7 b8
draw  b9 g2 g4 g5 g6 g7 g8 y1 y2 y3 y4 y5 y6

A  play WR4
A  colour b
= asks D stack; direction right
D  play W+6
D  colour r
= asks B play; cards C=12; pile 15; colour r        # 4 + 6
B  play r+4
= asks A stack
A  play W+10
A  colour g
= asks C play; cards A=2 B=2 C=12 D=16; pile 1; colour g    # 4 + 10, still to the right
