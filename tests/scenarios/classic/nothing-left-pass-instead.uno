# G11 plain: With nothing left to draw, drawing is refused and passing is allowed instead.
edition classic
top   r5
A     g1 g2
B     r3 g4 g6
C     g8 g7

A  draw !!
A  pass
= asks B play; hand A g1 g2; pile 0; discards 1
B  play r3
= asks C play; discards 2
# a card lies under the top again, so drawing is possible again and passing is not
C  pass !!
C  draw
= asks C drawn; hand C g8 g7 r5; pile 0; discards 1
