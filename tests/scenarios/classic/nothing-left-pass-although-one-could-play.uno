# G11 corner: With nothing left to draw, one may pass with a fitting card in hand.
edition classic
top   r5
A     r1 g2
B     r3 g4 g6

A  draw !!
A  pass
= asks B play; hand A r1 g2; top r5
