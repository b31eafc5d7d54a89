# teams corner: With six seats three play together, every other one.
edition classic
house teams
top   r5
A     b1 b2
B     r1
C     y9 y1
D     g2 g1
E     y2 y3
F     g3 g4
turn  B
draw  y4 y5

B  play r1
= over; winner B D F; match B D F
