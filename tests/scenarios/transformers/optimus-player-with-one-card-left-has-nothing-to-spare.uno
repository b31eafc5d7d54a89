# T2 corner: The player wins with one card left: no discard is asked, only the colour.
edition transformers
top   b5/p9
A     WO/t3 r9/u5
B     b1/pSA b2/o8
C     y1/pSA y3/u1

A  play WO
A  target B
= shown all A r9; shown all B b2; asks A colour; hand A r9; owes A
A  discard r9 !!
A  colour y
= asks B play; colour y
