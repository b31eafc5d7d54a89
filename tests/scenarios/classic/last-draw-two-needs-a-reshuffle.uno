# G10 G11 G12 corner: The draws of a last card go on into the reshuffled discard pile.
edition classic
scoring points
top   r5
A     r+2
B     g1
C     y2
draw  y1

# B: 1 + 1 + 5, C: 2
A  play r+2
= over; winner A; hand B g1 y1 r5; pile 0; discards 1; score A=9
