# force_play corner: Only the drawn card is forced: one may draw with a fitting card in hand, and what does not fit is kept.
edition classic
house force_play
top   r5
A     r1 g2
B     g3 g4
draw  y9 y1

A  draw
= asks B play; hand A r1 g2 y9; top r5
