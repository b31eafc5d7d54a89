# G14 G9 corner: A third seat's leaving leaves the debt open, for the catch and for the call.
edition classic
top   r5
A     r1 b1
B     r3 g3 g4
C     r6 g6 g7
draw  y1 y2 y3

A  play r1
C  quit
= asks B play; owes A; out C
B  catch A
= hand A b1 y1 y2; owes none; asks B play
