# G15 N4 corner: Between two, the own reverse four is taken by default and the turn is over.
edition no-mercy
top   r5
A     WR4 W+10 b3
B     r7 r8
draw  r1 r2 r3 r4 b9

A  play WR4
A  timeout         # the colour
= asks A stack; colour r; direction right
A  timeout
= asks B play; hand A W+10 b3 r1 r2 r3 r4; pile 1; colour r
