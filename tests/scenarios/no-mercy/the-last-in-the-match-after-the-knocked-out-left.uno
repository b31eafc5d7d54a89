# G14 N10 corner: With the knocked out gone from the table too, the last one in has won the match.
edition no-mercy
scoring points
top   r5
A     g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1   # 23
B     b1 b2
C     y1 y2
draw  y8 y9

A  draw
A  quit
= asks B play
C  quit
= over; winner B; match B
