# G9 G11 corner: With nothing left to draw, the next player's pass closes the window.
edition classic
top   r5
A     r+2 g1
B     g3 g4
C     g6 g7

# the old r5 is all there is to draw, so B draws one card and the rest is void
A  play r+2
= asks C play; hand B g3 g4 r5; owes A; pile 0
C  draw !!
= owes A
C  pass
= asks A play; owes none
B  catch A !!
