# G9 T7 corner: After a Skip Everyone the same player is next, and can be caught until they play again.
edition transformers
side  dark
top   r6/p9
A     y6/pSA b9/p5
B     r1/p3 g4/t9
C     g8/pR g5/o8
draw  y9/u4 y8/o2 r7/o1

A  play pSA
= asks A play; owes A
C  catch A
= hand A p5 u4 o2; owes none; asks A play
