# doubles seven_zero G10 corner: A Zero that goes out as the last one added passes no hands on.
edition classic
house doubles seven_zero
top   r9
A     r0 b0
B     y1 g2 g3
draw  g4 g6

A  play r0
A  add b0
= over; winner A; hand B y1 g2 g3
