# G10 G12 plain: When the last card is a Wild Draw Four the next player draws four that count; no colour, no challenge.
edition classic
scoring points
top   r5
A     W+4
B     g1
C     y2
draw  b9 b8 b7 b6 b5

# B: 1 + 9 + 8 + 7 + 6, C: 2
A  play W+4
= over; winner A; hand B g1 b9 b8 b7 b6; score A=33 B=0 C=0; pile 1; top W+4
A  colour b !!
B  challenge !!
B  accept !!
