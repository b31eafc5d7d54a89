# T5 corner: A second Wild Draw Two kept in hand counts as a card of the colour.
edition transformers
top   b5/p9
A     W+2/p2 W+2/p2 r3/p7
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1 y5/t8 y7/o2

A  play W+2
A  colour g
B  challenge
= shown all A W+2 r3; hand A W+2 r3 y3 y5; cards B=2; asks B play
