# G15 N2 N9 corner: The colour of a stacked wild not named in time is the one in force; the sum goes on.
edition no-mercy
top   r5
A     r+2 b1 b3
B     g+4 y1 y2
C     W+6 b2 b9
D     g8 g9
draw  r1 r2 r3 r4 r6 r7 r8 r9 b1 b2 b4 b5 b6

A  play r+2
B  play g+4
= asks C stack; colour g
C  play W+6
= asks C colour
C  timeout
= asks A play; colour g; cards D=14; pile 1    # 2 + 4 + 6
