# G1 corner: Ten sit at the table, the most there may be, and the turn goes all the way round and back.
edition classic
top   r5
A     r1 rR g1 g2
B     r2 b1 b2
C     r3 b1 b2
D     r4 b1 b2
E     r6 b1 b2
F     r7 b1 b2
G     r8 b1 b2
H     r9 b1 b2
I     r0 b1 b2
J     r5 b1 b2

A  play r1
B  play r2
C  play r3
D  play r4
E  play r6
F  play r7
G  play r8
H  play r9
I  play r0
= asks J play
J  play r5
= asks A play; direction left
A  play rR
= asks J play; direction right; discards 12
