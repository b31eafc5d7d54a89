# G15 force_play corner: A drawn Wild that the time runs out on is played, and then its colour is asked as usual.
edition classic
house force_play
top   b5
A     g1 g2
B     r3 g3 g4
draw  W y8

A  timeout
= asks A drawn
A  timeout
= asks A colour; hand A g1 g2; top W
A  timeout
= asks B play; colour b
