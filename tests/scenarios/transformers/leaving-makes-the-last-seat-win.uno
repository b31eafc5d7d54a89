# G14 G12 plain: The last seat left wins the round and the match, and the leaver's hand scores nothing for it.
edition transformers
scoring points
score A=100 B=50
top   r5/t7
A     r1/p2 WO/t4
B     y9/u4 y8/o2

A  quit
= over; winner B; score A=100 B=50; match B; out A
