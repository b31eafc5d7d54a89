# G12 N11 plain: Under points the match is won at one thousand.
edition no-mercy
scoring points
score A=900 B=990 C=0
top   r5
A     r3
B     W+6
C     W+10
draw  y3 y4 y5

A  play r3
= over; winner A; score A=1000 B=990 C=0; match A
