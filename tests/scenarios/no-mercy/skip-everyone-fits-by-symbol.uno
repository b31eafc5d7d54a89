# N7 corner: By symbol, with play to the right: the same player again, then on to the right.
edition no-mercy
direction right
turn  B
top   bSA
A     g8 y2
B     gSA g1 g2
C     y3 y4
draw  b9

B  play gSA
= asks B play; direction right; colour g
B  play g1
= asks A play; owes B; direction right
