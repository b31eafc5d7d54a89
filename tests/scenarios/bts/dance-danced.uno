# B1 B2 plain: The next player dances, draws nothing and has a normal turn.
edition bts
top   r5
A     WD y1 y2
B     b1 y3 y4
C     g4 g5
draw  b7 g7 y7

A  play WD
A  colour b
= asks B dance
B  dance
= asks B play; hand B b1 y3 y4; pile 3
B  play y3 !!
B  play b1
= asks C play
