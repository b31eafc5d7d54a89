# G9 T5 corner: Cards drawn for the call after a Wild Draw Two make it no bluff, and are not in the hand that is shown.
edition transformers
top   r5/t7
A     W+2/o4 y9/p2
B     y1/o1 y2/o2
C     g1/p1 y8/t1
draw  r3/o3 WO/o4 y5/o5 y6/o6 y7/o7 y8/o8

A  play W+2
A  colour b
C  catch A
= asks B challenge; hand A y9 r3 WO; owes none
B  challenge
= asks C play; shown all A y9; cards A=3 B=6; pile 0
