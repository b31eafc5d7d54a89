# N7 G9 corner: Left with one card by a Skip Everyone, its player is caught before playing again.
edition no-mercy
top   r5
A     rSA g1
B     y1 y2
C     y3 y4
draw  r2 r3 r4

A  play rSA
= asks A play; owes A
B  catch A
= asks A play; owes none; hand A g1 r2 r3; pile 1
A  play r2
= asks B play; hand A g1 r3
