# G6 G16 G14 corner: Three sat down and one has left; the two that remain count, so a Reverse acts as a Skip.
edition classic
top   r5
A     rR r2 g1 g2
B     r3 g3 g4
C     r6 g6 g7

C  quit
= asks A play; out C; direction left
A  play rR
= asks A play; direction right
A  play r2
= asks B play
B  play r3
= asks A play
