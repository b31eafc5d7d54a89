# deflect G10 corner: A deflecting card as the last one wins, and the penalty is drawn by whom it then faces, who cannot answer.
edition classic
house deflect
scoring points
top   r5
A     r+2 r1 r2
B     rS
C     rR g2
D     y1 y2
draw  g3 g4 g6

A  play r+2
= asks B stack
B  play rS
= over; winner B; hand C rR g2 g3 g4; score B=35
