# G12 corner: Under `lowest` those who share the lowest total share the match.
edition classic
scoring lowest 200
score A=60 B=180 C=50
top   r5
A     r1
B     bS
C     y9 y1

A  play r1
= over; winner A; score A=60 B=200 C=60; match A C
