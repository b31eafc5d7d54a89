# G14 G12 plain: Of three, a moderator puts out two, and the one who stays wins with cards in hand.
edition classic
top   r5
A     r1 g1 g2
B     r3 g3 g4
C     r6 g6 g7

B  kicked
= asks A play; out B
A  kicked
= over; winner C; out A B; match C; cards C=3
