# no_action_finish N5 G9 corner: Its own player keeps the first card as well, and can be caught with it; a last Discard All is refused.
edition no-mercy
house no_action_finish
top   r9
A     rDA rS rR
B     b1 b2
draw  y1 y2 y3

A  play rDA
= hand A rS; owes A; asks B play; discards 3
B  catch A
= cards A=3
