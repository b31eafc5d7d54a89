# N6 plain: A zero passes every hand on to the next player in the direction of play.
edition no-mercy
top   r5
A     r0 b1 b3
B     y7 y8 y9
C     g1 g2 g3 g4
draw  b9

A  play r0
= asks B play; hand A g1 g2 g3 g4; hand B b1 b3; hand C y7 y8 y9; top r0; owes none; direction left
