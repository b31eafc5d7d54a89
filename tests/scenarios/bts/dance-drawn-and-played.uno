# B1 G5 corner: A Dancing Wild just drawn may be played at once and asks for the dance as ever.
edition bts
top   r5
A     y1 y2
B     g1 y3
C     g4 g5
draw  WD b7 g7 y7 r7

A  draw
= asks A drawn; hand A y1 y2 WD
A  play WD
A  colour g
= asks B dance; hand A y1 y2
B  decline
= asks B play; hand B g1 y3 b7 g7 y7; pile 1
