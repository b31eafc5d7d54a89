# G7 N9 corner: A wild stacked on a stacked card may name that card's colour again.
edition no-mercy
top   r5
A     r+2 b1 b3
B     g+2 y7 y8
C     W+6 b9 y1
D     g4 b2
draw  r1 r2 r3 r4 r6 r7 r8 r9 b1 b2 b4

A  play r+2
B  play g+2
= asks C stack; colour g
C  play W+6
C  colour g
= asks A play; colour g; cards D=12; pile 1    # 2 + 2 + 6
