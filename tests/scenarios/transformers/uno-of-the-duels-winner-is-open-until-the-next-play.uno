# G9 T2 corner: What the winning opponent owes may be caught until the next player plays, naming the colour closing nothing.
edition transformers
top   b5/p9
A     WO/t3 r2/o1 g1/o5
B     r1/pSA b2/o8 y9/u4
C     b8/tR r3/p7

A  play WO
A  target C
C  discard r3
C  colour b
= asks B play; owes C
B  play b2
= asks C play; owes none
A  catch C !!
