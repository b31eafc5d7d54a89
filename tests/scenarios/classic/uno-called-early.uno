# G9 plain: The call may come on one's turn before the last but one card is played.
edition classic
top   r5
A     r1 b1
B     r3 g3 g4
C     r6 g6 g7
draw  y1 y2 y3

A  uno
= asks A play; hand A r1 b1; owes none
A  play r1
= asks B play; owes none
B  catch A !!
C  catch A !!
