# stacking B1 corner: A Dancing Wild is no stack: it cannot be answered with a card, and what is drawn is three.
edition bts
house stacking
top   r5
A     WD r1 r2
B     y+2 W+4 y3
C     g4 g5
draw  b7 g7 y7 r7

A  play WD
A  colour y
= asks B dance
B  play y+2 !!
B  play W+4 !!
B  take !!
B  decline
= asks B play; hand B y+2 W+4 y3 b7 g7 y7; pile 1
