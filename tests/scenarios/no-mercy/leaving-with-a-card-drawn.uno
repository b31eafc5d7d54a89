# G14 N1 corner: Leaving with the drawn card unplayed: nothing is played, the turn passes on.
edition no-mercy
top   r5
A     g1 g2
B     y1 r9
C     b1 b2
draw  y3 r6 b9

A  draw
= asks A drawn; hand A g1 g2 y3 r6
A  quit
= out A; asks B play; cards A=0; pile 1; discards 1; top r5
