# N6 corner: Between two a zero makes the hands change places, the one card received owing the call.
edition no-mercy
top   r5
A     r0 b1 b3
B     y8
draw  b9

A  play r0
= asks B play; hand A y8; hand B b1 b3; owes A
A  uno
= owes none
