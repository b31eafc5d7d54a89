# N1 G11 corner: The cards run out before one fits: the turn ends by itself.
edition no-mercy
top   r5
A     g1 g2
B     r8 b3
C     y1 y2
draw  b1 y4

A  draw
= asks B play; hand A g1 g2 b1 y4; pile 0; discards 1; top r5
B  play r8
= asks C play; discards 2; pile 0; owes B
C  pass !!         # the r5 beneath can still be drawn
C  draw
= asks C drawn; hand C y1 y2 r5; pile 0; discards 1; owes none
C  play r5
= asks A play; discards 2
