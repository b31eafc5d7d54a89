# G11 corner: Two passes, then a play: the count begins anew.
edition no-mercy
top   r5
A     g3 g4
B     y1 b2
C     r9 b8 b7

A  pass
B  pass
C  play r9
= asks A play; pile 0; discards 2
A  pass !!
A  draw
= asks A drawn; hand A g3 g4 r5
