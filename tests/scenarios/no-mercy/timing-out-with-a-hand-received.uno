# G15 N6 corner: A hand keeps its order when it changes owners: of two that fit the one held longer is played.
edition no-mercy
top   r5
A     r7 b1 r8
B     b9 r4 r3
C     r1 y2 y3
draw  y9

A  play r7
A  target B
B  play r8
C  play r1
A  timeout
= asks B play; top r4; hand A b9 r3
