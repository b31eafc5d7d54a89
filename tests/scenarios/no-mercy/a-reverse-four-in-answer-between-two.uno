# N4 N2 corner: With two in the round, answering a Draw Two with it brings the six upon oneself.
edition no-mercy
top   r5
A     r+2 b1 g3
B     WR4 y7 g8
draw  r1 r2 r3 r4 r6 r8 r9

A  play r+2
= asks B stack
B  play WR4
= asks B colour
B  colour g
= asks A play; hand B y7 g8 r1 r2 r3 r4 r6 r8; hand A b1 g3; direction right; pile 1; colour g
