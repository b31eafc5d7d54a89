# seven_zero G10 corner: A Zero as the last card wins the round, and no hands are passed on.
edition classic
house seven_zero
scoring points
top   r5
A     r0
B     r3 g3
C     y8 y9

A  play r0
= over; winner A; hand A; hand B r3 g3; hand C y8 y9; score A=23
