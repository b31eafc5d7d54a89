# G9 corner: Between two, who skips the other is next themselves and may be caught before they play on.
edition classic
top   r5
A     rS r1
B     r3 g3 g4
draw  y1 y2 y3

A  play rS
= asks A play; owes A
B  catch A
= asks A play; hand A r1 y1 y2; owes none
A  play r1
= asks B play; owes none
