# teams G14 corner: The partner of a leaver plays on; who left does not win with the team.
edition classic
house teams
top   r5
A     r1
B     b9 g8
C     y9 W
D     g+2 b1
draw  y1 y2 y3

C  quit
= asks A play; out C
A  play r1
= over; winner A; match A
