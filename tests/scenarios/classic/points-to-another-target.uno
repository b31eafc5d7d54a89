# G12 corner: The target may be another than 500.
edition classic
scoring points 100
score A=40 B=90
top   r5
A     r1
B     W
C     y9 y1

A  play r1
= over; score A=100 B=90 C=0; match A
