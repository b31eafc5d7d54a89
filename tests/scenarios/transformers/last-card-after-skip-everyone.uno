# G9 G10 T7 corner: Going again with a single card, uncalled but not caught, one may simply play it and win.
edition transformers
side  dark
top   r6/p9
A     y6/pSA b9/p5
B     r1/p3 g4/t9
C     g8/pR g5/o8
draw  y9/u4 y8/o2 r7/o1

A  play pSA
= asks A play; owes A
A  play p5
= over; winner A; match A; hand A; cards A=0 B=2 C=2; pile 3
