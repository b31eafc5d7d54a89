# G10 N6 corner: A zero laid last passes nothing on.
edition no-mercy
top   r5
A     r0
B     y1 y2
C     b4
draw  r1

A  play r0
= over; winner A; hand A; hand B y1 y2; hand C b4
