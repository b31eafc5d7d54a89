# seven_zero plain: With a Zero everybody passes their hand to the next one in the direction of play.
edition classic
house seven_zero
top   r5
A     r0 g1 g2
B     r3 g3
C     y7 y8 y9 y6

A  play r0
= asks B play; hand A y6 y7 y8 y9; hand B g1 g2; hand C r3 g3; colour r; direction left; owes none
