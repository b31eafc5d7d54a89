# no_action_finish A2 plain: A number may be laid as the last card.
edition avengers
house no_action_finish
top   b9
A     WG r2
B     r3 b4
draw  u1 u2 u3

A  play WG
= asks A lay
A  lay r2
= over; winner A
