# G9 T5 corner: A challenge does not close the window: the player can still be caught when it has failed.
edition transformers
top   b5/p9
A     W+2/p2 g2/t+5
B     r1/pSA y2/t1
C     y8/o2 y9/u4
draw  y3/u1 y5/t8 y7/o2 y6/oSA g9/oR b1/uSA g8/pR

A  play W+2
A  colour r
B  challenge
= asks C play; cards A=1 B=6; owes A
B  catch A
= hand A g2 g9 b1; owes none; asks C play; pile 1
