# G3 G14 corner: The dealer's left leaving before naming, the colour is red and the next seat has a turn, not a dance.
edition bts
opening
top   WD
A     y1 y2
B     r1 y3
C     b4 g5
draw  b7 g7 y7

A  quit
= out A; asks B play; colour r; cards B=2; pile 3
B  play r1
= asks C play
