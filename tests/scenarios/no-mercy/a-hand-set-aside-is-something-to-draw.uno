# G11 G14 corner: With pile and discards used up, the hand of one who left can still be drawn, so nobody may pass.
edition no-mercy
turn  C
top   r5
A     g1 g2
B     y1 y2
C     r8 r8

C  quit
= out C; asks A play; pile 0; discards 1
A  pass !!
A  draw
= asks A drawn; hand A g1 g2 r8; pile 1; discards 1
A  play r8
= asks B play; pile 1; discards 2
