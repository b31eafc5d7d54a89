# G12 plain: Under lowest everybody adds what they are left with, by the side in play.
edition transformers
scoring lowest
side  dark
score A=12 B=5 C=9
top   r5/t7
A     g5/t4
B     r6/pSA r4/oF
C     y6/WDC

A  play t4
= over; winner A; score A=12 B=55 C=69; match none
