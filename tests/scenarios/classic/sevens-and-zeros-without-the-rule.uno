# seven_zero corner: Without the house rule a Seven and a Zero are numbers like any other.
edition classic
top   r5
A     r7 g1 g2
B     r0 g3 g4
C     r6 g6 g8

A  play r7
= asks B play; hand A g1 g2; hand B r0 g3 g4
B  play r0
= asks C play; hand A g1 g2; hand B g3 g4; hand C r6 g6 g8
