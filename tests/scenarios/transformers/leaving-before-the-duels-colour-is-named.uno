# G14 T2 corner: The winning opponent discards and leaves before naming: the discards stay under Optimus and the colour in force stays.
edition transformers
top   b5/p9
A     WO/t3 r2/o1 g1/o5
B     b1/uSA g9/o+5
C     y8/o2 y3/u1 rS/o3

A  play WO
A  target C
C  discard rS
= asks C colour
C  quit
= out C; asks B play; colour b; discards 3; top WO; cards A=2 B=2 C=0
