# stacking G10 M1 corner: A last Draw Two on a stack cannot be answered: the next player draws the whole sum, Creeper included.
edition minecraft
house stacking
scoring points
top   r5
A     r+2 r1 r2
B     b+2
C     g+2
draw  y1 y2 y3 WC b1 b2 b3 b9

A  play r+2
= asks B stack
B  play b+2
# A: 1 + 2; C: 20 + 1 + 2 + 3 + 50 + 1 + 2 + 3
= over; winner B; hand C g+2 y1 y2 y3 WC b1 b2 b3; pile 1; score A=0 B=85 C=0
