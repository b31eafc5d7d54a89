# N4 N2 corner: With two left of four, the one hit by their own answer may stack a four on it against the other.
edition no-mercy
top   r5
A     r+2 b1 g3
B     WR4 y+4 y7 g8
C     y1
D     y2
draw  r1 r2 r3 r4 r6 r8 r9 b2 b3 b4 b5

C  quit
D  quit
= asks A play; out C; out D
A  play r+2
= asks B stack
B  play WR4
B  colour g
= asks B stack; direction right
B  play y+4        # 2 + 4 + 4, upon A
= asks B play; cards A=12 B=2; pile 1; colour y
