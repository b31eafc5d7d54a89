# deflect G14 corner: Once deflected, the leaving of the Wild Draw Four's player changes nothing: it can still be answered.
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
B  play bS
A  quit
= asks C stack
C  play bR
= asks D play; direction right; cards B=6
