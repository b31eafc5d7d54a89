# G6 plain: With three in the round a Reverse only turns the direction; nobody is skipped.
edition classic
top   r5
A     rR g1 g2
B     r3 g3 g4
C     r6 g6 g7

A  play rR
= asks C play; direction right
C  play r6
= asks B play
B  play r3
= asks A play; direction right
