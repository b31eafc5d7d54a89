# G15 force_play corner: Under `force_play` the drawn card is played when the time runs out.
edition classic
house force_play
top   r5
A     g1 g2
B     r3 g3 g4
draw  r9 y8

A  timeout
= asks A drawn
A  timeout
= asks B play; hand A g1 g2; top r9
