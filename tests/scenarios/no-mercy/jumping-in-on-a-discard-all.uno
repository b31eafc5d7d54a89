# jump_in discard_own corner: Where only the player's own hand is stripped, a second Discard All can jump in.
edition no-mercy
house jump_in discard_own
top   r5
A     rDA r1 b2 b3
B     r9 y2
C     rDA r3 r4 g1 g2
draw  b9

A  play rDA
= asks B play; hand A b2 b3; hand C rDA r3 r4 g1 g2; discards 3
C  play rDA
= asks A play; hand C g1 g2; hand B r9 y2; discards 6; owes none
