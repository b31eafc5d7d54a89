# G9 T5 corner: Left with one card after a Wild Draw Two, the player found bluffing draws two and owes nothing any more.
edition transformers
top   b5/p9
A     W+2/p2 b3/u8
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1 y5/t8 y7/o2

A  play W+2
A  colour r
= asks B challenge; owes A
B  challenge
= shown all A b3; hand A b3 y3 y5; owes none; asks B play
C  catch A !!
