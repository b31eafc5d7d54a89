# T4 plain: Turned to the light side, an uncovered +1 may be activated: the next player draws one and loses the turn.
edition transformers
side  dark
top   g+1/u4
A     y4/uF b9/o5 b4/u1
B     r1/p3 g4/t9
C     y5/t8 y7/o2
draw  g9/oR b1/u8

A  play uF
= side light; top g+1; asks A flipped
A  activate
= asks C play; hand B r1 g4 b1; pile 1; colour g
