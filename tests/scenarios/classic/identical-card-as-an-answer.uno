# jump_in stacking corner: The one who faces the stack answers with the identical card as an answer, and the sum goes on.
edition classic
house jump_in stacking
top   r3
A     r+2 y8 y9
B     r+2 g3 g4
C     g6 g7
D     r+2 g8 g9
draw  y1 y2 y3 y4 y5

A  play r+2
= asks B stack
B  play r+2
# C has no answer: 2 + 2
= asks D play; hand C g6 g7 y1 y2 y3 y4; pile 1
