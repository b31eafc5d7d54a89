# G14 G12 plain: When one of two leaves, the other wins the round and the match.
edition classic
top   r5
A     r1 g1 g2
B     r3 g3 g4

A  quit
= over; winner B; out A; match B; cards A=0 B=3
B  play r3 !!
