# G14 N10 N11 corner: The last one in wins the round, but the match goes on with the one who was knocked out.
edition no-mercy
scoring points
top   r5
A     g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1   # 23
B     b1 b2
C     y1 y2
draw  y8 y9

A  draw
= out A; asks B play
C  quit
= over; winner B; score A=0 B=250 C=0; match none
