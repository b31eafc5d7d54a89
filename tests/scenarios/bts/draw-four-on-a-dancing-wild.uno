# G8 B1 corner: A Wild Draw Four on a Dancing Wild is judged by the named colour, and a Dancing Wild in the hand does not count.
edition bts
top   WD
under r9
colour b
A     W+4 r1 WD
B     b1 b2
C     g5 g6
draw  y1 y2 y3 y4 y5 y6 y7

A  play W+4
A  colour g
B  challenge
= shown B A r1 WD; hand B b1 b2 y1 y2 y3 y4 y5 y6; asks C play; colour g; pile 1
