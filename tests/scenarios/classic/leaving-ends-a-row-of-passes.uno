# G14 G11 corner: The last of three leaves instead of passing: its hand can be drawn again, so the round is not blocked.
edition classic
scoring points
top   r5
A     g1 g2
B     y1 y2
C     b9

A  pass
B  pass
= asks C play
C  quit
= asks A play; out C
A  draw
= asks B play; hand A g1 g2 b9; pile 0
B  pass
= asks A play
# A 12, B 3
A  pass
= over; winner B; score A=0 B=12
