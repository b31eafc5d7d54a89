# doubles seven_zero G14 corner: Leaving while more is asked, a Seven does nothing.
edition classic
house doubles seven_zero
top   r9
A     r7 b7 g1
B     y1 g2 g3
C     r1 r2
draw  g4 g6

A  play r7
A  quit
= hand B y1 g2 g3; hand C r1 r2; asks B play
