# G12 plain: Under `single` the winner of the one round wins the match, and nothing is counted.
edition classic
scoring single
top   r5
A     g1 g2
B     r1
C     W y1
draw  y2

A  draw
B  play r1
= over; winner B; match B; score A=0 B=0 C=0
