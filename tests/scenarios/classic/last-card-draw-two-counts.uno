# G10 G12 plain: When the last card is a Draw Two the next player first draws two, and they count.
edition classic
scoring points
top   r5
A     r+2
B     g1
C     y2
draw  b9 b8 b7

# B: 1 + 9 + 8, C: 2
A  play r+2
= over; winner A; hand B g1 b9 b8; hand C y2; score A=20 B=0 C=0; match none; pile 1
