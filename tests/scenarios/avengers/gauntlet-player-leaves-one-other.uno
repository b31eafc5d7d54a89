# G14 A1 G12 corner: Leaving before the laying hands a table of two to the other, who draws nothing and scores nothing.
edition avengers
scoring points
top   b5
A     WG r1 r2
B     r3
draw  u1 u2 u3

A  play WG
A  quit
= over; winner B; match B; hand B r3; pile 3; score A=0 B=0
