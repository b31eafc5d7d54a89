# G14 N2 corner: The player of the draw card leaves: the next still answers or takes it.
edition no-mercy
top   r5
A     r+2 b1 b3
B     g+4 g9 y2
C     y3 y4
draw  r1 r2 r3 r4 r6 r8 r9

A  play r+2
= asks B stack
A  quit
= asks B stack; out A
B  play g+4
= asks B play; cards C=8; pile 1; colour g    # 2 + 4 for C, then past the empty chair
