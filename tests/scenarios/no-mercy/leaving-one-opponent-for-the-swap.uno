# G14 N6 corner: While the player of a seven chooses all but one leave: with that one the swap is settled at once.
edition no-mercy
top   r5
A     r7 r2 r3
B     b2 b5
C     b3
draw  y1

A  play r7
= asks A target
B  quit
= asks C play; hand A b3; hand C r2 r3; owes A; out B
