# G14 G8 plain: Who leaves instead of answering a Wild Draw Four draws nothing; the penalty is void and the named colour stands.
edition classic
top   r5
A     W+4 r1 g2
B     g3 g4
C     b6 g6 g7
draw  y1 y2 y3 y4 y5

A  play W+4
A  colour b
= asks B challenge
B  quit
= asks C play; out B; cards A=2 B=0 C=3; pile 5; colour b; shown none
C  challenge !!
C  accept !!
C  play b6
= asks A play
