# G14 G12 corner: Under `points` the one who is left when all others have gone wins round and match without scoring.
edition classic
scoring points
score A=10 C=300
top   r5
A     r1 g1 g2
B     W W+4 b9
C     y9 yS

B  quit
= asks A play
C  quit
= over; winner A; out B C; score A=10 B=0 C=300; match A
