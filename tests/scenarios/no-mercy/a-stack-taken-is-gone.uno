# N2 corner: A draw card on a stack already taken begins a new one with its own number only.
edition no-mercy
top   r5
A     r+2 r1 r3
B     y7 y8
C     r+4 b9
D     g1 g2
draw  r2 r4 r6 r8 r9 b1 b2

A  play r+2
= asks C play; hand B y7 y8 r2 r4; pile 5
C  play r+4
= asks A play; hand D g1 g2 r6 r8 r9 b1; pile 1; owes C
