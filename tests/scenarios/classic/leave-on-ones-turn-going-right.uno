# G14 corner: After a leaver's lost turn play goes on in its direction.
edition classic
direction right
top   r5
A     r1 g1 g2
B     r3 g3 g4
C     r6 g6 g7

A  quit
= asks C play; out A; direction right
C  play r6
= asks B play
B  play r3
= asks C play
