# G12 plain: The winner scores what the others hold: numbers their value, coloured actions 20, wilds 50.
edition classic
scoring points
top   r5
A     r1
B     b9 bS W
C     y0 yR y+2 W+4

# B: 9 + 20 + 50, C: 0 + 20 + 20 + 50
A  play r1
= over; winner A; score A=169 B=0 C=0; match none
