# doubles no_action_finish corner: Added cards are numbers, and may always be the last.
edition classic
house doubles no_action_finish
top   r5
A     r1 b1
B     r4 g4
draw  y1 y2 y3

A  play r1
A  add b1
= over; winner A
