# G14 G12 plain: Of three, two leave one after the other, and the one who stays wins with cards in hand.
edition classic
top   r5
A     r1 g1 g2
B     r3 g3 g4
C     r6 g6 g7

B  quit
= asks A play; out B
A  quit
= over; winner C; out A B; match C; cards C=3
