# N3 plain: A coloured Draw Four costs the next player four cards and the turn.
edition no-mercy
top   r5
A     r+4 b1 b3
B     y7 y8
C     r2 g3
draw  r1 r4 r6 r8 r9

A  play r+4
= asks C play; hand B y7 y8 r1 r4 r6 r8; pile 1; colour r; hand A b1 b3
