# G12 plain: Who comes to 500 wins the match; exactly 500 is enough.
edition classic
scoring points
score A=480 B=495
top   r5
A     r1
B     b9 b2
C     y9

# 9 + 2 + 9
A  play r1
= over; winner A; score A=500 B=495 C=0; match A
