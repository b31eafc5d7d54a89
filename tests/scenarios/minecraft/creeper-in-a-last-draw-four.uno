# M1 G10 G12 corner: A last Wild Draw Four is neither coloured nor challenged; the shown and the hidden Creeper drawn count fifty each.
edition minecraft
scoring lowest 500
top   r5
A     W+4
B     g1
C     y5
draw  b1 b2 b3 WC WC y1 y2 g9

A  play W+4
# B: 1 + 1 + 2 + 3 + 50 + 50 + 1 + 2
= over; winner A; hand B g1 b1 b2 b3 WC WC y1 y2; pile 1; score A=0 B=110 C=5; match none
B  challenge !!
