# G9 G10 corner: Between two, who skips the other and is not caught in time wins with the last card, call or no call.
edition classic
top   r5
A     rS r1
B     r3 g3 g4
draw  y1 y2 y3

A  play rS
= asks A play; owes A
A  play r1
= over; winner A; hand A; cards B=3
B  catch A !!
