# deflect G10 corner: A Reverse as the last card turns the penalty back to its player, who draws it before the round ends.
edition classic
house deflect
scoring points
top   r5
A     r+2 r1
B     rR
C     g2
draw  g3 g4 g6

A  play r+2
B  play rR
= over; winner B; hand A r1 g3 g4; score B=10
