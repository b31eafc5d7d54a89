# G11 plain: With nothing to draw the draw is refused and one passes, even holding a playable card; a played card makes drawing possible again.
edition transformers
side  dark
top   r5/t7
A     g5/t4 y9/u4
B     b3/t8 y8/o2 b9/u9
C     g7/o6 y3/p1

A  draw !!
A  pass
= asks B play; pile 0; discards 1
B  play t8
= asks C play; discards 2
C  pass !!
C  draw
= asks C drawn; hand C o6 p1 t7; pile 0; discards 1
