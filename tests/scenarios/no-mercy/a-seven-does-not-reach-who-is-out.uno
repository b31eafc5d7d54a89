# N6 G14 corner: A player who left while the question waited cannot be swapped with.
edition no-mercy
top   r5
A     r7 b1 b3
B     y8 y9
C     g1 g2 g4
D     b8 b9
draw  b9

A  play r7
= asks A target
B  quit
= asks A target; out B
A  target B !!
A  target D
= asks C play; hand A b8 b9; hand D b1 b3; hand C g1 g2 g4; cards B=0
