# G14 B1 plain: Asked to dance and leaving instead, the seat draws nothing and its turn is lost; the next seat need not dance.
edition bts
top   r5
A     WD y1 y2
B     b1 y3
C     b4 g5
draw  b7 g7 y7

A  play WD
A  colour b
B  quit
= out B; cards A=2 B=0 C=2; asks C play; colour b; top WD; pile 3
C  play b4
= asks A play
