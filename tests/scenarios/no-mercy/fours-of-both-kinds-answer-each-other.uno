# N2 N4 corner: Coloured and wild fours are equals in a stack, and each wild one sends it back.
edition no-mercy
top   r5
A     r+4 WR4 b1
B     g+4 y+4 b2
C     WR4 y1 y2
draw  r1 r2 r3 r4 r6 r7 r8 r9 b3 b4 b5
draw  b6 b7 b8 b9 g1 g2 g3 g4 g5 g6

A  play r+4        # 4
= asks B stack
B  play g+4        # 8, a four on a four
= asks C stack
C  play WR4        # 12, a wild four on a four, back to B
= asks C colour
C  colour y
= asks B stack; direction right; colour y
B  play y+4        # 16, a four on a wild four, on to A
= asks A stack; colour y; owes B
A  play WR4        # 20, a wild four on a four, back to B
= asks A colour; owes A
A  colour r
= asks C play; direction left; colour r; cards A=1 B=21 C=2; pile 1; owes A
