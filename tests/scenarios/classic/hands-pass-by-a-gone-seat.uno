# G14 seven_zero corner: A Zero passes the hands on among those who are still in the round.
edition classic
house seven_zero
top   r5
A     r0 g1 g2
B     r3 g3 g4
C     r6 g6
D     y1 y2 y3

B  quit
A  play r0
= asks C play; cards B=0; hand A y1 y2 y3; hand C g1 g2; hand D r6 g6
