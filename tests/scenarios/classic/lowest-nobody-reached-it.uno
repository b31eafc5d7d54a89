# G12 corner: Under `lowest` at 499 the match goes on.
edition classic
scoring lowest
score A=300 B=450 C=200
top   r5
A     r1
B     bS yR b9
C     y9 y1

A  play r1
= over; score A=300 B=499 C=210; match none
