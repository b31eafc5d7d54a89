# B1 G5 corner: The turn after declining is a full one: a fourth card may be drawn, and then only that one may be played.
edition bts
top   r5
A     WD y1 y2
B     b1 y3
C     g4 g5
draw  b7 g7 y7 b9 r7

A  play WD
A  colour b
B  decline
= asks B play; pile 2
B  pass !!
B  draw
= asks B drawn; hand B b1 y3 b7 g7 y7 b9; pile 1
B  play b7 !!
B  play b1 !!
B  pass
= asks C play; cards B=6
