# G10 A1 corner: A Gauntlet that is the very last card lays nothing: the round ends and nobody draws.
edition avengers
scoring points
top   b9
A     WG
B     r3 WG
C     g5 u6
draw  b1 b2 b3

A  play WG
# 3 + 50 of B, 5 + 6 of C
= over; winner A; hand B r3 WG; hand C g5 u6; pile 3; discards 2; score A=64 B=0 C=0
A  colour r !!
