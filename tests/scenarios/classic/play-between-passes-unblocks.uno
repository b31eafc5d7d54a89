# G11 corner: Only passes in a row block the round: after a play and a draw in between the count begins anew.
edition classic
scoring points
top   r5
A     g1 g2 g3
B     W y1 y2 y3

A  pass
B  play W
B  colour y
= asks A play; discards 2; pile 0
# A draws the r5 that lay under the Wild; it does not fit
A  draw
= asks B play; hand A g1 g2 g3 r5; discards 1; pile 0
B  draw !!
B  pass
= asks A play
# A 11, B 6
A  pass
= over; winner B; score A=0 B=11
