# N11 N10 G14 corner: Whoever is knocked out may still leave the match; it is the knock-out that counts for the winner, and one is left in the match.
edition no-mercy
scoring points
top   r5
A     r+2 r3 r4
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
C     r6 g9 gS
draw  y3 y4 y5

A  play r+2
= out B; asks C play; match none
B  quit
= out B; asks C play
B  quit !!
B  timeout !!
C  quit
= over; winner A; score A=250 B=0 C=0; match A
