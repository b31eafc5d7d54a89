# G10 B1 plain: A last Dancing Wild ends the round: no colour, no dance, no draw; one left in a hand counts fifty.
edition bts
scoring points
top   r5
A     WD
B     b1 y3
C     WD g5
draw  b7 g7 y7

A  play WD
# 1 + 3 of B, 50 + 5 of C
= over; winner A; hand B b1 y3; hand C WD g5; pile 3; score A=59 B=0 C=0; match none
A  colour b !!
B  dance !!
B  decline !!
