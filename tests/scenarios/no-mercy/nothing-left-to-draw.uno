# G11 N1 corner: With nothing left to draw one passes if nothing fits, and plays if something does.
edition no-mercy
top   r5
A     g1 g2
B     r9 b1 b2
C     y1 y2

A  draw !!
A  play g1 !!
A  pass
= asks B play; cards A=2; pile 0; discards 1
B  draw !!
B  pass !!
B  play r9
= asks C play; discards 2
C  pass !!         # the r5 can be drawn again
C  draw
= asks C drawn; hand C y1 y2 r5; discards 1; pile 0
