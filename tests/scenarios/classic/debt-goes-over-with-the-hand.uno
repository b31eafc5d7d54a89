# seven_zero G9 corner: The debt of the Seven's player lapses with the swap; the one who got the single card owes instead.
edition classic
house seven_zero
top   r5
A     r7 g1
B     r3 g3 g4
C     r6 g6 g8
draw  y1 y2 y3

A  play r7
= owes A
A  target C
= asks B play; owes C; hand C g1; hand A r6 g6 g8
B  catch A !!
B  catch C
= hand C g1 y1 y2; owes none
