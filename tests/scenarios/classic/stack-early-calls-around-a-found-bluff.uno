# stacking G9 corner: The call of who finds a bluff holds on the turn that follows, whatever the bluffer called.
edition classic
house stacking
top   r5
A     W+4 r1 b2
B     W g1
C     g2 g3
draw  y1 y2 y3 y4 y5 y6 y7 y8 y9

A  play W+4
A  colour g
B  uno
A  uno
B  challenge
= asks B play; cards A=6
B  play g1
= owes none
