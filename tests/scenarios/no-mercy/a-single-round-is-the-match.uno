# G12 plain: Played single, the winner of the round wins the match and nothing is scored.
edition no-mercy
scoring single
top   r5
A     r3
B     W+6
C     gS
draw  y3

A  play r3
= over; winner A; match A; score A=0 B=0 C=0
B  play W+6 !!
C  quit !!
