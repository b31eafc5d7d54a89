# N4 corner: With two in the round, having taken one's own four by choice, the turn is over.
edition no-mercy
top   r5
A     WR4 r+4 b3
B     b6 y8
draw  r1 r2 r3 r4 g6

A  play WR4
A  colour b
= asks A stack
A  take
= asks B play; hand A r+4 b3 r1 r2 r3 r4; hand B b6 y8; pile 1; direction right
A  play b3 !!
B  play b6
= asks A play; owes B
