# deflect B1 corner: A Dancing Wild is no penalty: no Skip answers it.
edition bts
house deflect
top   r5
A     WD r1 r2
B     bS b1
C     g1 g2
draw  y1 y2 y3 y4

A  play WD
A  colour b
= asks B dance
B  play bS !!
B  decline
= asks B play; cards B=5
