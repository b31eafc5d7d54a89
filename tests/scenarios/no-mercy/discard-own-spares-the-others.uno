# discard_own plain: Only the player of the card discards its colour.
edition no-mercy
house discard_own
top   r5
A     rDA r1 r+2 b3 b4
B     r7 y8
C     r2
draw  b9

A  play rDA
= asks B play; hand A b3 b4; hand B r7 y8; hand C r2; discards 4; owes none; top rDA
