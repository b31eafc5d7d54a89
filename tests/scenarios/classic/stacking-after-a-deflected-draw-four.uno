# stacking deflect corner: On a deflecting card what answers goes by the last draw card: a Wild Draw Four still takes no Draw Two.
edition classic
house stacking deflect
top   r5
A     W+4 r1 r2
B     bS g1 g2
C     b+2 W+4 y1
D     y3 y4
draw  g3 g4 g6 g7 g8 g9 r3 r4 r6 r7 r8

A  play W+4
A  colour b
B  play bS
= asks C stack
C  play b+2 !!
C  play W+4
C  colour y
= asks D challenge
D  challenge
# C held a blue card: four for C, the other four for D.
= cards C=6 D=6; asks A play
