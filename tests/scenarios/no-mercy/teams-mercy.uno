# teams N10 N11 corner: Knocked out, a seat leaves its partner to play on; the 250 are only for seats of the other team.
edition no-mercy
house teams
scoring points
top   r5
A     r+4 r1
B     b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1
C     y9 y8
D     g2 g3
draw  g1 g4 g5 g6 g7 y1 y2 y3

A  play r+4
= out B; asks C play; owes A
A  uno
C  draw
= asks C drawn
C  play g1 !!
= asks C drawn
