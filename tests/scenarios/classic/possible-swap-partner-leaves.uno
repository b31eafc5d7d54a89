# G14 seven_zero corner: One of those who could be chosen leaves while the choice is asked, and cannot be chosen any more.
edition classic
house seven_zero
top   r5
A     r7 g1 g2
B     r3 g3 g4
C     r6 g6 g8
D     y1 y2 y3

A  play r7
C  quit
= asks A target; out C
A  target C !!
A  target D
= asks B play; hand A y1 y2 y3; hand D g1 g2; hand B r3 g3 g4
