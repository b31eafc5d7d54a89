# G12 plain: Under `lowest`, when somebody reaches 500 the lowest total wins, not the round's winner.
edition classic
scoring lowest
score A=300 B=450 C=200
top   r5
A     r1
B     W
C     y9 y1

A  play r1
= over; winner A; score A=300 B=500 C=210; match C
