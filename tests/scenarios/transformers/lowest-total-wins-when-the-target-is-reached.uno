# G12 corner: Somebody reaches 500 and the lowest total wins the match, not the round's winner.
edition transformers
scoring lowest
score A=100 B=480 C=60
top   r5/t7
A     r1/p2
B     gR/o1
C     b5/p9

A  play r1
= over; winner A; score A=100 B=500 C=65; match C
