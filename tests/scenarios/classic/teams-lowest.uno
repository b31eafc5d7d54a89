# teams G12 corner: Under lowest each team adds what its own seats hold.
edition classic
house teams
scoring lowest 100
top   r5
A     r1
B     b9 g8
C     y9 W
D     g+2
draw  y1 y2 y3
score C=50

A  play r1
= over; winner A C; score A=109 B=37 C=109 D=37; match B D
