# jump_in seven_zero corner: A Seven may jump in on a Seven once the first swap is done, not before; the jumper then chooses anew.
edition classic
house jump_in seven_zero
top   r3
A     r7 g1 g2
B     r4 g3 g4
C     r7 g6 g8
D     y1 y2 y3

A  play r7
= asks A target
C  play r7 !!
A  target D
= asks B play; hand A y1 y2 y3; hand D g1 g2
C  play r7
= asks C target
C  target B
= asks D play; hand C r4 g3 g4; hand B g6 g8; hand A y1 y2 y3; hand D g1 g2
