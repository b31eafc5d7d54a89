# B1 corner: While play goes right it is the seat to the right that dances.
edition bts
direction right
top   r5
A     WD y1 y2
B     g1 y3
C     g4 g5
draw  b7 g7 y7 r7

A  play WD
A  colour b
= asks C dance
B  decline !!
C  decline
= asks C play; hand C g4 g5 b7 g7 y7; cards B=2; pile 1
