# force_play corner: A drawn Wild always fits and so must be played; its colour is free.
edition classic
house force_play
top   r5
A     g1 g2
B     g3 g4
draw  W y1

A  draw
= asks A drawn
A  pass !!
A  play W
= asks A colour
A  colour y
= asks B play; colour y
