# G5 corner: Who draws a card that does not fit has had the turn, although another card of the hand would fit.
edition classic
top   r5
A     r1 g2
B     r3 g4 g6
draw  y9

A  draw
= asks B play; hand A r1 g2 y9; top r5
A  play r1 !!
