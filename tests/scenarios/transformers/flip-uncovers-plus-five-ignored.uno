# T4 plain: The player of the Flip leaves the uncovered +5 alone: nobody draws and the next player plays on its colour.
edition transformers
top   r5/t7
under b2/o+5
A     rF/u3 r1/p2 g4/t4
B     y9/u4 y8/o2
C     r9/u5 g8/t9
draw  g1/o5 g2/t3 g4/p8 g5/o7 g7/o6 g8/pR

A  play rF
= asks A flipped
A  ignore
= asks B play; cards A=2 B=2 C=2; pile 6; colour o
B  play o2
= asks C play; top o2
