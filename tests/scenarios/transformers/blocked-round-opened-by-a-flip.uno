# G11 T4 corner: Two pass with nothing left to draw; a Flip then gives the pile a card beneath its top, which the next player draws.
edition transformers
top   r5/t7
A     b1/o5 g6/p5
B     y9/p9 g6/p5
C     rF/p1 y8/t8
D     b2/o2 b3/u3

A  pass
B  pass
C  draw !!
C  play rF
= side dark; asks D play; pile 0; discards 2; owes C
D  pass !!
D  draw
= asks A play; hand D o2 u3 p1; pile 0; discards 1; owes none
A  draw !!
A  pass
= asks B play
