# G9 B1 corner: The seat asked to dance may itself catch first and is then still asked.
edition bts
top   r5
A     WD y1
B     b1 y3
C     g4 g5
draw  b7 g7 r9

A  play WD
A  colour b
B  catch A
= hand A y1 b7 g7; owes none; asks B dance; pile 1
B  dance
= asks B play; hand B b1 y3
