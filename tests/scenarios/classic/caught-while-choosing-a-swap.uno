# seven_zero G9 corner: Who is left with one card by the Seven itself may be caught before choosing, and swaps away the two cards with it.
edition classic
house seven_zero
top   r5
A     r7 g1
B     r3 g3 g4
C     r6 g6 g8
draw  y1 y2 y3

A  play r7
= asks A target; owes A
C  catch A
= asks A target; hand A g1 y1 y2; owes none
A  target B
= asks B play; hand A r3 g3 g4; hand B g1 y1 y2; owes none
