# G14 N4 corner: Between two, its player leaves while facing the own reverse four: the other wins.
edition no-mercy
top   r5
A     WR4 W+6 b3
B     y7 y8
draw  r1 r2 r3 r4

A  play WR4
A  colour b
= asks A stack
A  quit
= over; winner B; out A; hand B y7 y8; pile 4
