# G12 corner: At 499 the match goes on, and a round's loser scores nothing however near.
edition classic
scoring points
score A=480 B=499
top   r5
A     r1
B     b9 b2
C     y8

# 9 + 2 + 8
A  play r1
= over; winner A; score A=499 B=499 C=0; match none
