# T2 G9 corner: A winner with two cards may put away one of them, even the number that won, but not both; left with one, the call is owed.
edition transformers
top   b5/p9
A     WO/t3 r9/u5 g2/t+5
B     b1/pSA b2/o8
C     y1/pSA y3/u1

A  play WO
A  target B
= asks A discard; hand A r9 g2; owes none
A  discard r9 g2 !!
A  discard r9
= asks A colour; hand A g2; discards 3; owes A
A  colour g
= asks B play; colour g; owes A
A  uno
= owes none
