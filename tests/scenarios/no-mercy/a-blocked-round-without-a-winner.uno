# G11 G12 corner: Blocked with two lowest hands: nobody wins it and nobody scores.
edition no-mercy
scoring points
score A=100
top   r5
A     g3
B     y1 b2
C     y9 b8

A  pass
B  pass
C  pass
= over; winner none; score A=100 B=0 C=0; match none
