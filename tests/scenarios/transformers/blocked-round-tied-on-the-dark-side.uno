# G11 corner: If the lowest dark hands tie, nobody wins the blocked round and nothing is scored.
edition transformers
side  dark
scoring points
top   r5/t7
A     r9/p4
B     r1/o4
C     b6/uR

A  pass
B  pass
= asks C play
C  pass
= over; winner none; score A=0 B=0 C=0; match none
