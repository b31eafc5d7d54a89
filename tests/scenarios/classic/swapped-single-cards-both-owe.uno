# seven_zero G9 corner: A hand that was received owes anew, called or not: the early call does not cover it, and the partner owes as well.
edition classic
house seven_zero
top   r5
A     r7 g1
B     y9
C     r6 g6 g8
draw  y1 y2 y3 y4 y5

A  uno
A  play r7
= asks A target; owes none
A  target B
= asks B play; hand A y9; hand B g1; owes A B
C  catch A
= owes B; hand A y9 y1 y2
B  uno
= owes none
C  catch B !!
