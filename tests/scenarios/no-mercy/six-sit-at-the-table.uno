# G1 plain: Six may play, each in turn to the left.
edition no-mercy
top   r5
A     r1 b1
B     r2 b1
C     r3 b1
D     r4 b1
E     r6 b1
F     r8 b1
draw  y1

A  play r1
B  play r2
C  play r3
D  play r4
E  play r6
= asks F play; owes E
F  play r8
= asks A play; owes F; discards 7
