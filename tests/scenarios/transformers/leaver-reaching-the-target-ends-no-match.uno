# G12 G14 corner: Only someone still in the match who reaches the target ends it under lowest; a leaver's total does not.
edition transformers
scoring lowest
score A=10 B=20 C=495
top   r5/t7
A     r1/p2
B     y2/t1
C     r9/u5 gR/o1

C  quit
A  play r1
= over; winner A; score A=10 B=22 C=524; match none
