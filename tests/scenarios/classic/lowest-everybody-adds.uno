# G12 plain: Under `lowest` everybody adds what they are left with, the winner nothing.
edition classic
scoring lowest
score A=30 B=40 C=50
top   r5
A     r1
B     b9 bS
C     W y0

A  play r1
= over; winner A; score A=30 B=69 C=100; match none
