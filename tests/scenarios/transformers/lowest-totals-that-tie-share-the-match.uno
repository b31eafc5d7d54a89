# G12 corner: Two equal lowest totals share the match.
edition transformers
scoring lowest
score A=65 B=480 C=60
top   r5/t7
A     r1/p2
B     gR/o1
C     b5/p9

A  play r1
= over; winner A; score A=65 B=500 C=65; match A C
