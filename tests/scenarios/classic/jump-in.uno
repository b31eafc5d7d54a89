# jump_in plain: Anybody may play a card identical to the top out of turn, and play goes on from the one who jumped in.
edition classic
house jump_in
top   r3
A     r5 g1 g2
B     r4 g3 g4
C     r5 g6 g7
D     r8 g8 g9

A  play r5
= asks B play
C  play r5
= asks D play; hand C g6 g7; discards 3; top r5
# B's turn is lost
B  play r4 !!
D  play r8
= asks A play
