# G15 plain: Who lets the turn run out draws; the card does not fit, so the turn is over.
edition classic
top   r5
A     r1 g2
B     r3 g3 g4
draw  y9 y8

A  timeout
= asks B play; hand A r1 g2 y9; top r5; pile 1
