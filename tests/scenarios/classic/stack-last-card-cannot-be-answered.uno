# stacking G10 corner: A last Draw Two cannot be stacked on; the next player draws the two although there is an answer in hand.
edition classic
house stacking
scoring points
top   r5
A     r+2
B     b+2 W+4
C     g6 g7
draw  y1 y2 y3

# B: 20 + 50 + 1 + 2, C: 13
A  play r+2
= over; winner A; hand B b+2 W+4 y1 y2; score A=86; pile 1
