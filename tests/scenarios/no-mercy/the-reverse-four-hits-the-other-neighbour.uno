# N4 N9 plain: The direction turns, then the new next player faces the four; the player of it names the colour.
edition no-mercy
top   r5
A     WR4 b1 b3
B     y7 y8
C     g1 b4
D     y1 b2
draw  r1 r2 r3 r4 r6

A  play WR4
= asks A colour
B  colour r !!
A  colour b
= asks C play; direction right; colour b; hand D y1 b2 r1 r2 r3 r4; hand B y7 y8; pile 1
C  play g1 !!
C  play b4
= asks B play; owes C
