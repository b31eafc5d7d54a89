# T2 corner: Equal highest numbers: the player of the card wins.
edition transformers
top   b5/p9
A     WO/t3 r7/o1 g2/t+5 y1/pSA
B     b7/o3 r1/u2
C     b6/uR r3/p7

A  play WO
A  target B
= shown all A r7; shown all B b7; asks A discard
B  discard r1 !!
A  discard g2
= asks A colour; hand A r7 y1; hand B b7 r1; discards 3; owes none
A  colour b
= asks B play; colour b
