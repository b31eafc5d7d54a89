# G3 plain: With a Reverse turned first the dealer begins and play goes to the right.
edition classic
top   rR
opening
A     r1 g2 g3
B     r4 g4 g5
C     r6 g6 g7

= asks C play; direction right; colour r
A  play r1 !!
C  play r6
= asks B play; direction right
B  play r4
= asks A play
