# teams jump_in corner: Partners may jump in on each other, and a round won out of turn is the team's.
edition classic
house jump_in teams
scoring points
top   r5
A     r1 r2
B     b1 b2
C     r1
D     y1 y2
draw  g4 g6

A  play r1
C  play r1
= over; winner A C; score A=6 B=0 C=6
