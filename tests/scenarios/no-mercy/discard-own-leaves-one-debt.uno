# discard_own G9 corner: Brought down to one card by the own discard, only the player owes the call.
edition no-mercy
house discard_own
top   r5
A     rDA r1 r2 b3
B     r7 y8
C     r2
draw  b9 b8

A  play rDA
= asks B play; owes A; hand A b3; hand C r2
B  catch A
= owes none; hand A b3 b9 b8
