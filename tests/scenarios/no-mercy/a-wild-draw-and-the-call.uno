# G9 N9 corner: Left with one card by a wild, one owes at once; naming the colour does not end it.
edition no-mercy
top   r5
A     W+6 b3
B     y1 y2
C     b7 g2 g3
draw  r1 r2 r3 r4 r6 r7 b9 b8

A  play W+6
= asks A colour; owes A
A  colour b
= asks C play; cards B=8; owes A
C  catch A
= owes none; hand A b3 b9 b8; pile 0; asks C play
