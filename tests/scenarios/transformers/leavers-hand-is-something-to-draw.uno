# G14 G11 corner: With only the top card discarded, a hand set aside is still a reshuffle: the draw is not refused.
edition transformers
top   r5/t7
A     r1/p2 g4/t4
B     y9/u4 y8/o2
C     g3/u6

C  quit
= pile 0; discards 1; asks A play
A  pass !!
A  draw
= hand A r1 g4 g3; pile 0; discards 1; asks B play
B  draw !!
B  pass
= asks A play
