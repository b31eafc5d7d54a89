# G14 corner: Of three two leave, the second on the own turn: the last one in wins.
edition no-mercy
top   r5
A     r1 r2
B     y1 y2
C     g1 g2
draw  b9

B  quit
= asks A play; out B
A  play r1
= asks C play; owes A
C  quit
= over; winner A; out C; match A; hand A r2
