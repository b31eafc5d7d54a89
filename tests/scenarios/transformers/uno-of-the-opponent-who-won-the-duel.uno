# G9 T2 corner: The opponent who wins a duel with two cards cannot call early, for it is not their turn, but owes the call after discarding one.
edition transformers
top   b5/p9
A     WO/t3 r2/o1 g1/o5
B     r1/pSA b2/o8 y9/u4
C     b8/tR r3/p7

A  play WO
A  target C
= asks C discard
C  uno !!
C  discard r3
= asks C colour; owes C; hand C b8
C  uno
= owes none; asks C colour
A  catch C !!
C  colour b
= asks B play; owes none
