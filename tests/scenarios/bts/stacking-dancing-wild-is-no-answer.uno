# stacking B1 corner: A Dancing Wild does not answer a Draw Two: the one who holds nothing else takes it at once.
edition bts
house stacking
top   r5
A     r+2 r1 r2
B     WD y3
C     g4 r6
draw  b7 g7 y7

A  play r+2
= asks C play; hand B WD y3 b7 g7; pile 1
