# G10 N6 corner: A seven laid last swaps nothing.
edition no-mercy
top   r5
A     r7
B     y1 y2
C     b4
draw  r1

A  play r7
= over; winner A; hand A; hand B y1 y2; hand C b4
