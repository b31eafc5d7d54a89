# deflect jump_in corner: While a deflected penalty waits nobody jumps in; on the deflecting card one may once it is drawn.
edition classic
house deflect jump_in
top   r5
A     r+2 r1 r2
B     rS b1 b2
C     rR g1 g2
D     rS y1 y2
draw  g3 g4 g6

A  play r+2
B  play rS
= asks C stack; top rS
D  play rS !!
C  take
= asks D play; cards C=5
D  play rS
= asks B play; hand D y1 y2
