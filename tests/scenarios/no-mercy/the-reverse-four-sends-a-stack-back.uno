# N4 N2 corner: Stacked, it turns play back to the left and the one who began faces the sum.
edition no-mercy
direction right
turn  B
top   r5
A     WR4 y1 y2
B     r+2 W+6 b3
C     g1 g2
draw  r1 r2 r3 r4 r6 r7 r8 r9 b1 b2 b4 b5 b6

B  play r+2
= asks A stack
A  play WR4
A  colour y
= asks B stack; direction left; colour y
B  play W+6
= asks B colour; owes B
B  colour g
= asks A play; direction left; cards A=2 B=1 C=14; pile 1; colour g; owes B    # 2 + 4 + 6
