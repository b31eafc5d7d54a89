# G11 corner: Two equal hands are no tie where a third is lower.
edition classic
scoring points
top   r5
A     g9 g8
B     y3
C     y9 y8

A  pass
B  pass
C  pass
= over; winner B; score A=0 B=34 C=0; match none
