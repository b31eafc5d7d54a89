# T4 plain: The player of the Flip activates the +5 it uncovers: the next player draws five and loses the turn.
edition transformers
top   r5/t7
under b2/o+5
A     rF/u3 r1/p2 g4/t4
B     y9/u4 y8/o2
C     r9/u5 g8/t9
draw  g1/o5 g2/t3 g4/p8 g5/o7 g7/o6 g8/pR

A  play rF
= side dark; top o+5; asks A flipped; cards B=2
B  activate !!
A  colour o !!
A  play p2 !!
A  activate
= asks C play; hand B u4 o2 pR o6 o7 p8 t3; hand C u5 t9; pile 1; colour o; top o+5; discards 3
