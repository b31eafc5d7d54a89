# teams N10 corner: When the last seat of a team is knocked out, the other team has won the round, with all its seats.
edition no-mercy
house teams
scoring points
top   r5
A     r+4 r1
B     b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1 b1
C     y9 y8
D     g2 g3
draw  g1 g4 g5 g6 g7 y1 y2 y3

D  quit
A  play r+4
= over; winner A C; score A=250 C=250 D=0
