# G11 G12 corner: A tie for the lowest hand of a blocked round has no winner, and nobody scores.
edition classic
scoring points
score A=100 B=50
top   r5
A     g1 g3
B     y4
C     y9 W

A  pass
B  pass
C  pass
= over; winner none; score A=100 B=50 C=0; match none
