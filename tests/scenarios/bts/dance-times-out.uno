# B2 G15 plain: Not answering in time is declining; the colour not named in time is the one in force.
edition bts
top   r5
A     WD y1 y2
B     g1 y3
C     g4 g5
draw  b7 g7 y7 y8 y9

A  play WD
A  timeout
= asks B dance; colour r
A  timeout !!
B  timeout
= asks B play; hand B g1 y3 b7 g7 y7; pile 2
# The turn that follows has its own default, a draw.
B  timeout
= asks C play; cards B=6; pile 1
