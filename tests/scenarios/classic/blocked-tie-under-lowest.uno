# G11 G12 corner: Under `lowest` everybody adds their hand although a tie leaves the blocked round without a winner.
edition classic
scoring lowest
top   r5
A     g1 g3
B     y4
C     y9

A  pass
B  pass
C  pass
= over; winner none; score A=4 B=4 C=9; match none
