# G10 corner: A last Skip Everyone, like any ordinary card, simply ends the round.
edition transformers
side  dark
top   r6/p9
A     y6/pSA
B     r1/p3 g4/t9
C     g8/pR g5/o8
draw  y9/u4

A  play pSA
= over; winner A; match A; cards A=0 B=2 C=2; pile 1; score A=0 B=0 C=0
