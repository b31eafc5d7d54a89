# G14 B1 corner: The player of a Dancing Wild leaving does not spare the next player the answer.
edition bts
top   r5
A     WD y1 y2
B     b1 y3
C     b4 g5
draw  b7 g7 y7 r7

A  play WD
A  colour b
A  quit
= out A; asks B dance; colour b
B  decline
= asks B play; hand B b1 y3 b7 g7 y7; pile 1
B  play b1
= asks C play
