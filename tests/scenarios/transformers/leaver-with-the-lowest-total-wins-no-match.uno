# G12 G14 corner: A leaver is out of the match: the lowest total of those still in it wins.
edition transformers
scoring lowest
score A=100 B=490
top   r5/t7
A     r1/p2
B     gR/o1
C     b1/u5

C  quit
A  play r1
= over; winner A; score A=100 B=510 C=1; match A
