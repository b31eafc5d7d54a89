# jump_in corner: Off unless switched on: out of turn even an identical card is refused.
edition no-mercy
top   b5
A     r5 r5 b2
B     y1 r2
C     r5 g1 g2
draw  b9

A  play r5
= asks B play
C  play r5 !!
A  play r5 !!
= asks B play; discards 2
