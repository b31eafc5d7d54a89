# seven_zero G9 corner: Who gets a hand of one card by a swap owes the call.
edition classic
house seven_zero
top   r5
A     r7 g1 g2
B     r3 g3 g4
C     y9
draw  y1 y2 y3

A  play r7
A  target C
= asks B play; hand A y9; hand C g1 g2; owes A
B  catch A
= hand A y9 y1 y2; owes none; asks B play
