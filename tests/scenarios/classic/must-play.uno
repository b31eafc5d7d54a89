# must_play plain: Whoever can play may not draw; who cannot, draws.
edition classic
house must_play
top   r5
A     r1 b2 g3
B     b4 g4
draw  y2 y3 y4

A  draw !!
A  pass !!
A  play r1
= asks B play
B  draw
= asks A play; cards B=3
