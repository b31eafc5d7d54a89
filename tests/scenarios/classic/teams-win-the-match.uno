# teams G12 plain: Totals and the match are the team's; one seat of a team says its total.
edition classic
house teams
scoring points 100
top   r5
A     r1
B     b9 g8
C     y9 W
D     g+2
draw  y1 y2 y3
score A=70 D=20

A  play r1
= over; winner A C; score A=107 B=20 C=107 D=20; match A C
