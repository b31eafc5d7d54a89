# no_action_finish plain: Nothing but a number can be the last card.
edition classic
house no_action_finish
top   r5
A     rS
B     r4
draw  y1 y2 y3

A  play rS !!
A  draw
= asks B play; cards A=2
B  play r4
= over; winner B
