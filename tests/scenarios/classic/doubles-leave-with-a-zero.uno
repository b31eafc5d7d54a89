# doubles seven_zero G14 corner: Leaving while more is asked is done: a Zero passes the hands of those who stay.
edition classic
house doubles seven_zero
top   r9
A     r0 b0 g1
B     y1 g2 g3
C     r1 r2
draw  g4 g6

A  play r0
A  quit
= hand B r1 r2; hand C y1 g2 g3; asks B play; colour r
