# G14 G9 corner: A seat that owes the call takes its debt with it.
edition classic
top   r5
A     r1 b1
B     r3 g3 g4
C     r6 g6 g7
draw  y1 y2 y3

A  play r1
= owes A
A  quit
= asks B play; owes none; out A; cards A=0; pile 3
B  catch A !!
