# G10 M1 corner: A last Creeper ends the round: no colour is named and nobody draws.
edition minecraft
scoring points
top   r5
A     WC
B     g1 WC
C     y5
draw  b1 b2 b3 b4

A  play WC
= over; winner A; hand B g1 WC; hand C y5; pile 4; discards 2; score A=56 B=0 C=0
A  colour r !!
