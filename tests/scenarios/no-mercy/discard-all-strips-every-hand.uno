# N5 plain: Every player discards all cards of the colour beneath the card played; play goes on.
edition no-mercy
top   r5
A     rDA r1 b3 b4
B     r7 r+2 y8 y9
C     g1 g2
D     W+6 rS y1 y2
draw  b9

A  play rDA
= asks B play; top rDA; colour r; discards 6; pile 1
= hand A b3 b4; hand B y8 y9; hand C g1 g2; hand D W+6 y1 y2; owes none; direction left
