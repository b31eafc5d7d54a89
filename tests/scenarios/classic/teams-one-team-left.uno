# teams G14 corner: A team without a seat in the round has lost it, though two others are still there.
edition classic
house teams
scoring points
top   r5
A     r1 r2
B     b9 g8
C     y9 W
D     g+2 b1
draw  y1 y2 y3

B  quit
= asks A play
D  quit
= over; winner A C; match A C
