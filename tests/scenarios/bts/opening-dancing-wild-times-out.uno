# G3 G15 corner: Nobody naming a colour for the Dancing Wild turned up first, it is the first of the edition, red.
edition bts
opening
top   WD
A     y1 r2
B     b1 y3
C     b4 g5
draw  b7 g7 y7

A  timeout
= asks A play; colour r; pile 3; cards A=2 B=2
A  play y1 !!
A  play r2
= asks B play
