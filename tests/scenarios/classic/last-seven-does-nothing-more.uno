# seven_zero G10 corner: A Seven as the last card wins the round, and no hands are swapped.
edition classic
house seven_zero
scoring points
top   r5
A     r7
B     r3 g3
C     y8 y9

A  play r7
= over; winner A; hand A; hand B r3 g3; hand C y8 y9; score A=23
A  target B !!
