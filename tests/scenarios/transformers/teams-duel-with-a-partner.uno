# teams T3 corner: A partner may be picked for a duel like anybody else.
edition transformers
house teams
side  dark
top   r5/t7
A     r1/WM b3/p2 g4/u3
B     y9/u4 y3/o2
C     y1/o1 y2/o3
D     b1/t1 b2/t2
draw  g9/oR b1/uSA g1/p4

A  play WM
A  target C
# A's lowest is 2, C's 1: C draws.
= asks A colour; cards C=4
