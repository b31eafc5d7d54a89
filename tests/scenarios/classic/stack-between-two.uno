# stacking corner: Between two the stack goes to and fro until one of them takes it.
edition classic
house stacking
top   r5
A     r+2 g+2 y1 y2
B     b+2 y3 y4
draw  b1 b2 b3 b4 b5 b6 b7

A  play r+2
= asks B stack
B  play b+2
= asks A stack
A  play g+2
# 2 + 2 + 2
= asks A play; hand B y3 y4 b1 b2 b3 b4 b5 b6; hand A y1 y2; colour g; pile 1
