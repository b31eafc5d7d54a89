# teams seven_zero corner: A Seven may swap with a partner, and a received hand owes as ever.
edition classic
house seven_zero teams
top   r5
A     r7 r1
B     b1 b2
C     g1 g2 g3
D     y1 y2
draw  g4 g6

A  play r7
= asks A target
A  target C
= hand A g1 g2 g3; hand C r1; owes C; asks B play
A  catch C
= cards C=3
