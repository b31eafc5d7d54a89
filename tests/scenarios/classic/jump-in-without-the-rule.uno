# jump_in corner: Without the house rule nobody plays out of turn.
edition classic
top   r3
A     r5 r5 g1 g2
B     r4 g3 g4
C     r5 g6 g7

A  play r5
C  play r5 !!
A  play r5 !!
= asks B play; cards A=3 C=3
