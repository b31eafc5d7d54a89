# G10 G11 G14 corner: The draws of a last card may come from a hand set aside, and count.
edition classic
scoring points
top   r5
A     r+2
B     y5 b5
C     g2

B  quit
# r5, y5 and b5 are shuffled: whichever two come, they are fives
A  play r+2
= over; winner A; cards B=0 C=3; pile 1; discards 1; score A=12 B=0 C=0
