# G14 force_play corner: Nothing is played for a leaver, not even a drawn card that had to be.
edition classic
house force_play
top   r5
A     g1 g2
B     r3 g3 g4
C     r6 g6 g7
draw  r9 y2

A  draw
= asks A drawn
A  quit
= asks B play; out A; top r5; discards 1; pile 1
