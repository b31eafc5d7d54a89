# G14 B1 G12 corner: Between two, the one asked to dance leaving, the round and the match are the other's, without a point.
edition bts
scoring points
top   r5
A     WD y1 y2
B     b1 y3
draw  b7 g7 y7

A  play WD
A  colour b
B  quit
= over; winner A; match A; hand A y1 y2; pile 3; score A=0 B=0
