# T5 corner: Faces out of play do not count: a Wild Draw Colour on the back of a card is no wild in hand.
edition transformers
top   b5/p9
A     W+2/p2 r3/WDC y6/WDC
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1 y5/t8 y7/o2 y6/oSA g9/oR

A  play W+2
A  colour y
B  challenge
= shown all A r3 y6; cards A=2 B=6; asks C play; colour y
