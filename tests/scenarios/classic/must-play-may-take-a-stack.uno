# must_play stacking corner: A stack may be taken although a card could answer it.
edition classic
house stacking must_play
top   r5
A     r+2 b2 b3
B     g+2 g4
draw  y1 y2 y3

A  play r+2
= asks B stack
B  take
= asks A play; cards B=4
