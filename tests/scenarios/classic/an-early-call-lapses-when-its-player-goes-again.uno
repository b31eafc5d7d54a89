# G9 G6 corner: Between two a Skip ends the turn; ended with two cards, the early call is gone when the same player goes again.
edition classic
top   r5
A     r1 b2
B     y1 y2 y3
draw  rS g3 b9

A  uno
A  draw
A  play rS
= asks A play; owes none; hand A r1 b2
A  play r1
= asks B play; owes A; hand A b2
B  catch A
= owes none; hand A b2 g3 b9
