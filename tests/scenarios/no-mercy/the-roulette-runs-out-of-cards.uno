# N8 G11 corner: The colour does not come before everything is drawn: the rest is void, the colour in force all the same.
edition no-mercy
top   r5
under g1
A     WCR b1 b3
B     y7 y8
C     g2 y3
draw  r1 b2

A  play WCR
B  colour y
= asks C play; colour y; hand B y7 y8 r1 b2 r5 g1; pile 0; discards 1
C  play g2 !!
C  play y3
= asks A play
