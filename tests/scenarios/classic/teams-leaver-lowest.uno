# teams G14 corner: Under lowest a leaver's points are added to the team's total.
edition classic
house teams
scoring lowest 200
top   r5
A     r1 r2
B     b9 g8
C     y9 W
D     g+2 b1
draw  y1 y2 y3

C  quit
= score A=59 B=0 C=59 D=0; asks A play
