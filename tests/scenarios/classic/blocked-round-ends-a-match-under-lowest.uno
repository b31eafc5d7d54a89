# G11 G12 corner: A blocked round that nobody wins may end the match: the lowest total wins it.
edition classic
scoring lowest 100
score A=55 B=56 C=91
top   r5
A     g1 g4
B     y3 y2
C     y9

A  pass
B  pass
C  pass
# A and B have 5 points each
= over; winner none; score A=60 B=61 C=100; match A
