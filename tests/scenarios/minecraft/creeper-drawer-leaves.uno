# G14 M2 plain: Leaving while the drawn Creeper is asked for, nothing is played for the leaver and the turn passes on.
edition minecraft
top   r5
A     g1 b2
B     r2 g3 g4
C     y9 y8
draw  WC y1 y2 y3 b6

A  draw
= asks A drawn
A  quit
= out A; cards A=0; asks B play; top r5; colour r; discards 1; pile 1
B  play r2
= asks C play
