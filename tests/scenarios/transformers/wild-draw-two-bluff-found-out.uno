# T5 plain: The player held a card of the colour: everybody sees the hand, the player draws two, and the challenger takes a normal turn.
edition transformers
top   b5/p9
A     W+2/p2 b3/u8 g2/t+5
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1 y5/t8 y7/o2

A  play W+2
A  colour r
B  challenge
= shown all A b3 g2; hand A b3 g2 y3 y5; cards B=2; asks B play; colour r; pile 1
B  play y2 !!
B  play r1
= asks C play; top r1; owes B
