# jump_in G11 corner: Jumping in after a pass puts a card on another: there is something to draw again.
edition no-mercy
house jump_in
top   r5
A     b1 b2
B     y1 y2
C     r5 g1

A  pass
C  play r5
= asks A play; owes C
A  pass !!
A  draw
= asks A drawn; hand A b1 b2 r5; owes none; pile 0; discards 1
