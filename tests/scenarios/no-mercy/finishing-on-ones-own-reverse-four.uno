# N4 G10 G9 corner: With two in the round the last card may be stacked on one's own four: the round is won.
edition no-mercy
top   r5
A     WR4 W+6
B     y7 y8
draw  r1 r2 r3

A  uno
A  play WR4
= owes none
A  colour b
= asks A stack; owes none
A  play W+6
= over; winner A; hand A; hand B y7 y8; pile 3; match A
