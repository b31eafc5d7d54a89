# G14 N10 corner: Where one seat is left in the round by a kick and others, who were knocked out, are still in the match, the round has no winner.
edition no-mercy
scoring points
top   r5
A     r+2 r3 r4
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
C     r6 g9 gS
draw  y3 y4 y5

A  play r+2
= out B; asks C play; match none
C  kicked A B
= over; winner none; score A=0 B=0 C=0; match none
