# A2 G15 corner: The default laying may also be the last card, and wins.
edition avengers
top   b9
A     WG g1
B     g3 g4
C     b5 u6
draw  u1 u2 u3

A  play WG
= asks A lay
A  timeout
= over; winner A; match A; hand A; hand B g3 g4 u1 u2; hand C b5 u6; pile 1
