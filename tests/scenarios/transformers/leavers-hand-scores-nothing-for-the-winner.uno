# G14 G12 corner: Under points the winner of the round gets nothing for the hand of a seat that left.
edition transformers
scoring points
top   b5/p9
A     bF/u6
B     r1/p5 y6/WDC
C     r9/p+5 y2/t8

C  quit
A  play bF
= over; winner A; score A=65 B=0 C=0; match none
