# G5 plain: When the drawn card does not fit, the turn ends by itself.
edition classic
top   r5
A     g1 g2
B     r3 g4 g6
draw  y9 y1

A  draw
= asks B play; hand A g1 g2 y9; pile 1
A  pass !!
A  draw !!
B  play r3
= asks A play
