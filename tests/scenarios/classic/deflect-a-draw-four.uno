# deflect corner: After a wild the named colour counts; a deflected Wild Draw Four is a stack that nobody can challenge.
edition classic
house deflect
top   r5
A     W+4 r1 r2
B     bS g1 g2
C     bR y1 y2
D     y3 y4
draw  g3 g4 g6 g7 g8

A  play W+4
A  colour b
= asks B challenge
B  play bS
= asks C stack; colour b
C  challenge !!
C  accept !!
C  play bR
# The direction turned: B is next, has no answer and draws the four.
= asks A play; direction right; hand B g1 g2 g3 g4 g6 g7; pile 1
