# teams deflect corner: A deflected penalty goes on to whoever it then faces, a partner of its player too.
edition classic
house deflect teams
top   r5
A     r+2 r1 r2
B     rS b1 b2
C     g1 g2
D     y1 y2
draw  g3 g4 g6

A  play r+2
B  play rS
= asks D play; cards C=4
