# N11 N10 G14 corner: One knocked out, one gone: the last player in wins, with 250 for the first only.
edition no-mercy
scoring points
top   r5
A     r+2 r3 r4
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
C     r6 g9 gS
draw  y3 y4 y5

A  play r+2
= out B; asks C play
C  quit
= over; winner A; score A=250 B=0 C=0; match none; hand A r3 r4
