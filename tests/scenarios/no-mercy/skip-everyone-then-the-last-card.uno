# N7 G10 corner: Two cards, the first a Skip Everyone: the second ends the round unless somebody catches in between.
edition no-mercy
top   r5
A     rSA r1
B     y1 y2
C     y3 y4
draw  b9 b8

A  play rSA
= asks A play; owes A
A  play r1
= over; winner A; match A; hand A; cards B=2 C=2; pile 2
