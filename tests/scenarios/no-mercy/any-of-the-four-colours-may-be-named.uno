# G7 plain: The colour in force may be named again; a colour that the deck lacks may not.
edition no-mercy
top   r5
A     W+6 b1 b3
B     y7 y8
C     r9 b2 y3
draw  r1 r2 r3 r4 r6 r8 r9

A  play W+6
= asks A colour
A  colour u !!
A  colour p !!
A  colour r
= asks C play; colour r; cards B=8
C  play y3 !!
C  play r9
= asks A play
