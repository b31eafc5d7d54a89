# G14 G12 corner: Under `lowest` a leaver does not win the match, although its total is the lowest.
edition classic
scoring lowest
score A=450 B=495 C=0
top   r5
A     r1
B     y5
C     y2

C  quit
A  play r1
= over; winner A; score A=450 B=500 C=2; match A
