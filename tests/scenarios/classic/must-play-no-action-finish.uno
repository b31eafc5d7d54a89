# must_play no_action_finish corner: A card that may not be the last cannot be played, so one may draw, and must play what may.
edition classic
house must_play no_action_finish
top   r5
A     rS
B     r2 g3
draw  r9 y2

A  play rS !!
A  draw
= asks A drawn
A  play r9
= asks B play; hand A rS; owes A
