# G12 corner: Under lowest 999 does not end the match.
edition no-mercy
scoring lowest
score A=100 B=992
top   r5
A     r3
B     g7
draw  y3 y4 y5

A  play r3
= over; winner A; score A=100 B=999; match none
