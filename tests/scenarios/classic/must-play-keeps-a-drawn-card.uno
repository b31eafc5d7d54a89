# must_play G15 corner: A drawn card may be kept all the same; out of time the first card that can be played is played.
edition classic
house must_play
top   r5
A     b1 b2
B     g1 r2 r3
draw  r9 y2

A  draw
= asks A drawn
A  pass
= asks B play; hand A b1 b2 r9
B  timeout
= top r2; asks A play
