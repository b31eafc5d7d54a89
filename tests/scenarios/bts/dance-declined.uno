# B1 B2 plain: The next player declines to dance, draws three and still has a normal turn.
edition bts
top   r5
A     WD y1 y2
B     g1 y3
C     g4 g5
draw  b7 g7 y7 r7

A  play WD
= asks A colour; top WD; hand A y1 y2
A  colour b
= asks B dance; colour b; hand B g1 y3; pile 4
B  decline
= asks B play; hand B g1 y3 b7 g7 y7; pile 1; colour b
B  play b7
= asks C play; top b7
