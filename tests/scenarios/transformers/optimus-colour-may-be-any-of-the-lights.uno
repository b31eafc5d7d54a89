# T2 G4 G7 corner: The colour in force may be named again, a dark colour may not; then only that colour or a wild matches, not the number beneath.
edition transformers
top   b5/p9
A     WO/t3 r7/o1 g2/t+5
B     b1/uSA g5/t4 WO/p5
C     y8/o2 y9/u4

A  play WO
A  target C
= asks C discard
C  discard
= asks C colour
C  colour p !!
C  colour u !!
C  colour b
= asks B play; colour b
B  play g5 !!
B  play b1
= asks C play; top b1; colour b
