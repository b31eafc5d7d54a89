# G9 G11 corner: With nothing left to draw the next player passes, and that closes the window too.
edition no-mercy
top   r5
A     r+2 b3
B     r9 y1
C     b8 y2

A  play r+2        # B draws the r5, the only card there is
= asks C play; owes A; hand B r9 y1 r5; pile 0; discards 1
C  draw !!
C  pass
= asks A play; owes none
B  catch A !!
