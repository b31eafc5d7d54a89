# G2 plain: The seat to the dealer's left starts the round.
edition classic
top   r5
opening
dealer B
A     r1 g1 g2
B     r2 g3 g4
C     r3 g5 g6

= asks C play; direction left; top r5; colour r; discards 1
A  play r1 !!
B  play r2 !!
C  play r3
= asks A play
