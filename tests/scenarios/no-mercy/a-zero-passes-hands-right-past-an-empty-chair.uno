# N6 G14 corner: With play to the right the hands go right, past the chair of one who left.
edition no-mercy
direction right
top   r5
A     r0 b1 b3
B     y7 y8 y9
C     g1 g2 g3 g4
D     b6 b7 b8 b9 r4
draw  b9

B  quit
A  play r0         # A to D, D to C, C past B to A
= asks D play; hand D b1 b3; hand C b6 b7 b8 b9 r4; hand A g1 g2 g3 g4; cards B=0
= direction right; out B; owes none
