# G14 corner: Who is put out by votes takes no penalty along: it is void, and the next one plays. One vote is none.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     r+2 g3 g4
C     r6 g6 g7
D     b6 b7 b8
draw  y1 y2 y3

A  play r+2
= asks B stack
B  kicked A !!
B  kicked B A !!
B  kicked A A !!
B  kicked A C
= asks C play; out B; cards C=3
B  kicked A C !!
A  kicked B C !!
