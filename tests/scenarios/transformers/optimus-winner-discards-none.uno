# T2 corner: The winner may put away nothing at all.
edition transformers
top   b5/p9
A     WO/t3 r9/u5 g2/t+5 y4/p+5
B     b1/pSA b2/o8
C     y1/pSA y3/u1

A  play WO
A  target C
= shown all A r9; shown all C y3; asks A discard
A  discard
= asks A colour; hand A r9 g2 y4; discards 2; owes none
A  colour g
= asks B play; colour g
