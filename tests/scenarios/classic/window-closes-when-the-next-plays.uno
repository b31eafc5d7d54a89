# G9 plain: When the next player has played, it is too late to catch and too late to call.
edition classic
top   r5
A     r1 b1
B     r3 g3 g4
C     r6 g6 g7
draw  y1 y2 y3

A  play r1
= owes A
B  play r3
= owes none; asks C play; hand A b1
C  catch A !!
B  catch A !!
A  uno !!
