# deflect G14 corner: The Wild Draw Four's player leaving before the answer, it counts as accepted, and no card answers it.
edition classic
house deflect
top   r5
A     W+4 r1 r2
B     bS g1 g2
C     y1 y2
draw  g3 g4 g6 g7 g8

A  play W+4
A  colour b
= asks B challenge
A  quit
= asks C play; hand B bS g1 g2 g3 g4 g6 g7; colour b
