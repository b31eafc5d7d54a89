# T2 G9 corner: The opponent wins with a single card: nothing to discard, only the colour is asked, and no new call is owed.
edition transformers
top   b5/p9
A     WO/t3 r2/o1 g1/o5
B     b1/pSA b2/o8
C     y8/o2

A  play WO
A  target C
= shown all A r2; shown all C y8; asks C colour; hand C y8; owes none
C  colour y
= asks B play; colour y; hand A r2 g1; hand C y8; discards 2
