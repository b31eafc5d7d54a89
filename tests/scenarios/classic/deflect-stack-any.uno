# deflect stack_any corner: On a deflecting card a Draw Two of any colour answers even a Wild Draw Four.
edition classic
house stack_any deflect
top   r5
A     W+4 r1 r2
B     bS g1 g2
C     y+2 y1
D     y3 y4
draw  g3 g4 g6 g7 g8 g9 r3

A  play W+4
A  colour b
B  play bS
= asks C stack
C  play y+2
= asks A play; cards D=8; colour y
