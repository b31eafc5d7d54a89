# G11 G12 corner: Nobody wins the blocked round, but under lowest all add what they hold, and that may end the match.
edition no-mercy
scoring lowest
score A=999 B=500
top   r5
A     b1
B     g1

A  pass
B  pass
= over; winner none; score A=1000 B=501; match B
