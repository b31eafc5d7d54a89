# seven_zero G9 corner: Everybody whom a Zero brings a hand of one card owes the call.
edition classic
house seven_zero
top   r5
A     r0 g1
B     r3 g3 g4
C     y9
draw  y1 y2 y3 y4 y5

# left: A's g1 to B, B's three to C, C's y9 to A
A  play r0
= asks B play; hand A y9; hand B g1; hand C r3 g3 g4; owes A B
A  uno
= owes B
C  catch B
= hand B g1 y1 y2; owes none
