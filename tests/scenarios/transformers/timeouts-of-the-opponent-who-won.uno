# G15 T2 corner: The winning opponent's time out discards none and names the colour in force; the time out is theirs, not the player's.
edition transformers
top   b5/p9
A     WO/t3 r2/o1 g1/o5
B     b1/uSA g9/o+5
C     y8/o2 y3/u1

A  play WO
A  target C
A  timeout !!
C  timeout
= asks C colour; hand C y8 y3
C  timeout
= asks B play; colour b; discards 2
