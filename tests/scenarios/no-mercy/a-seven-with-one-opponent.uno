# N6 corner: With one opponent nobody is asked, the two hands change places at once.
edition no-mercy
top   r5
A     r7 b1 b3
B     y8 y9 g1
draw  b9

A  play r7
= asks B play; hand A y8 y9 g1; hand B b1 b3; owes none
