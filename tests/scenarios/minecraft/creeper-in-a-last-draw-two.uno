# M1 G10 G12 corner: A last Draw Two makes the next player draw first, Creeper and its three included, and all of it counts.
edition minecraft
scoring points
top   r5
A     r+2
B     g1
C     y5
draw  WC y1 y2 y3 b2 b9

A  play r+2
# B: 1 + 50 + 1 + 2 + 3 + 2; C: 5
= over; winner A; hand B g1 WC y1 y2 y3 b2; shown all B WC; pile 1; score A=64 B=0 C=0; match none
