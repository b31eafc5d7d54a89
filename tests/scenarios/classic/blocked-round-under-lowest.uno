# G11 G12 corner: Under `lowest` a blocked round's winner adds what it is left with like everybody else.
edition classic
scoring lowest
score A=10 B=20 C=30
top   r5
A     g1 g3
B     y2
C     y9 W

A  pass
B  pass
C  pass
= over; winner B; score A=14 B=22 C=89; match none
