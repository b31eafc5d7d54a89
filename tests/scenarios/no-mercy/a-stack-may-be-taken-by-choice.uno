# N2 plain: Whoever holds an answer may still take the cards, and loses the turn.
edition no-mercy
top   r5
A     r+2 b1 b3
B     g+2 y7
C     y1 r9
draw  r1 g2 r3

A  play r+2
= asks B stack; pile 3
B  take
= asks C play; hand B g+2 y7 r1 g2; pile 1; top r+2; colour r
B  play g+2 !!
C  play y1 !!
C  play r9
= asks A play; owes C
