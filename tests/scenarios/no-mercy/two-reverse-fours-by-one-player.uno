# N4 G16 corner: With two in the round a second one on one's own turns the direction again and comes back as eight.
edition no-mercy
top   r5
A     WR4 WR4 b3 b4
B     y7 b8
draw  r1 r2 r3 r4 r6 r7 r8 r9 y9

A  play WR4
A  colour b
= asks A stack; direction right
A  play WR4
= asks A colour
A  colour g
= asks B play; cards A=10 B=2; direction left; colour g; pile 1; top WR4; discards 3
