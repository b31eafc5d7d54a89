# A2 G10 plain: Laying the last card wins the round once the others have drawn, which counts; no colour is named.
edition avengers
scoring points
top   b9
A     WG r1
B     r3 b4
C     g5 u6
draw  u1 u2 u3

A  uno
A  play WG
= asks A lay; owes none
A  lay r1
# 3 + 4 + 1 + 2 of B, 5 + 6 of C
= over; winner A; hand A; hand B r3 b4 u1 u2; hand C g5 u6; pile 1; top r1; discards 3; score A=21 B=0 C=0; match none
A  colour r !!
B  play b4 !!
