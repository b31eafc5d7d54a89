# N8 plain: The next player names a colour, draws until it comes and loses the turn; the colour is in force.
edition no-mercy
top   r5
A     WCR b1 b3
B     y7 y8
C     g1 b2
draw  r1 y2 g4 b6 b9

A  play WCR
= asks B colour; top WCR; hand A b1 b3
A  colour r !!
B  play y7 !!
B  colour b
= asks C play; colour b; hand B y7 y8 r1 y2 g4 b6; pile 1; top WCR; direction left
C  play g1 !!
C  play b2
= asks A play; owes C
