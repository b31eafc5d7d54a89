# N5 G14 corner: The hand of one who has left stays set aside and is not discarded.
edition no-mercy
top   r5
A     rDA b3 b4
B     y8 y9
C     r1 r2 r3
draw  b9

C  quit
A  play rDA
= asks B play; discards 2; cards A=2 B=2 C=0; out C
