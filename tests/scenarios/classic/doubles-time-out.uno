# doubles G15 plain: Out of time one is done.
edition classic
house doubles
top   r9
A     r5 b5 g1
B     y1 g2
draw  g3 g4 g6

A  play r5
A  timeout
= asks B play; hand A b5 g1; colour r
