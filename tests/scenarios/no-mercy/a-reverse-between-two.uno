# G6 G16 plain: With two in the round a Reverse skips the other, and the direction turns.
edition no-mercy
top   r5
A     rR r1 b3
B     r9 y2
draw  y1

A  play rR
= asks A play; direction right
B  play r9 !!
A  play r1
= asks B play; direction right
