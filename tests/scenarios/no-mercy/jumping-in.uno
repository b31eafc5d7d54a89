# jump_in plain: An identical card is laid out of turn, and play goes on from the one who laid it.
edition no-mercy
house jump_in
top   b5
A     r5 b1 b2
B     y1 r2
C     r5 g1 g2
D     r3 g4 g6
draw  b9

A  play r5
= asks B play
C  play r5
= asks D play; hand C g1 g2; top r5; discards 3
B  play r2 !!
D  play r3
= asks A play
