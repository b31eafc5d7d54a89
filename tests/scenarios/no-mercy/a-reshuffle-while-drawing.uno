# G11 N1 plain: The pile runs out while drawing: all but the top card is shuffled into a new one, and drawing goes on.
edition no-mercy
top   r5
under r9 r9 r9
A     g1 g2
B     y1 y2
draw  b3 y4

A  draw
= asks A drawn; hand A g1 g2 b3 y4 r9; pile 2; discards 1; top r5
A  play r9
= asks B play; discards 2; pile 2
