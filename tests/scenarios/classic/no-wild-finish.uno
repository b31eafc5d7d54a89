# no_wild_finish plain: A wild cannot be the last card: playing it is refused, and one draws.
edition classic
house no_wild_finish
top   r5
A     W
B     b4 g4
draw  y1 y2 y3

A  play W !!
A  draw
= asks B play; hand A W y1
B  draw
A  play W
A  colour y
= asks B play; hand A y1; owes A
