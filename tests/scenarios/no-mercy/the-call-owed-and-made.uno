# G9 plain: Left with one card by a play, one owes the call until it is made.
edition no-mercy
top   r5
A     r1 b3
B     y1 y2
C     g1 g2
draw  b9 b8

A  play r1
= owes A; asks B play
A  uno
= owes none
B  catch A !!
