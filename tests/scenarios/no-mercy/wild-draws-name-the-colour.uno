# N9 plain: A Draw Ten names the colour, and afterwards only that colour or another wild fits.
edition no-mercy
top   r5
A     W+10 b1 b3
B     y7 y8
C     r9 y5 g4 W+6 g1
draw  r1 r2 r3 r4 r6 r7 r8 r9 b2 b4 b5

A  play W+10
= asks A colour; top W+10
A  play b1 !!
A  colour g
= asks C play; colour g; cards B=12; pile 1
C  play r9 !!
C  play y5 !!
C  play g4
= asks A play; colour g
