# G14 N6 corner: The player of a seven leaves before choosing: no hands are swapped.
edition no-mercy
top   r5
A     r7 b1 b3
B     y8 y9
C     g1 g2 g4
draw  b9

A  play r7
= asks A target
A  quit
= out A; asks B play; hand B y8 y9; hand C g1 g2 g4; cards A=0; top r7; colour r; discards 2
