# G14 G8 plain: The player of a Wild Draw Four leaves before the answer: it counts as accepted, bluff or not.
edition classic
top   r5
A     W+4 r1 g2
B     g3 g4
C     b6 g6 g7
draw  y1 y2 y3 y4 y5

A  play W+4
A  colour b
= asks B challenge
A  quit
= asks C play; out A; hand B g3 g4 y1 y2 y3 y4; pile 1; colour b; shown none
B  challenge !!
C  play b6
= asks B play
