# G14 G12 corner: Under lowest a leaver is charged for the light faces they left with, though the round ends on the dark side.
edition transformers
scoring lowest
top   b5/p9
A     bF/u6
B     r1/p5 y6/WDC
C     r9/p+5 y2/t8

C  quit
A  play bF
# B: 5 + 60; C: 9 + 2 (dark: 28)
= over; winner A; side dark; score A=0 B=65 C=11; match none
