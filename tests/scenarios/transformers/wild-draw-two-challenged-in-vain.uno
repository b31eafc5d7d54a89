# T5 plain: Without a card of the colour the play was fair, though one has the same number: the challenger draws four and loses the turn.
edition transformers
top   b5/p9
A     W+2/p2 g5/t4 r3/p7
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1 y5/t8 y7/o2 y6/oSA g9/oR

A  play W+2
A  colour g
B  challenge
= shown all A g5 r3; hand B r1 y2 y3 y5 y7 y6; hand A g5 r3; asks C play; colour g; pile 1
