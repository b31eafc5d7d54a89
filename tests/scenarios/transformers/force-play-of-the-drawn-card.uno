# force_play plain: A drawn card that can be played must be: it may not be kept.
edition transformers
house force_play
top   r5/t7
A     r1/p2 g4/t4 y4/u6
B     y9/u4 y8/o2
draw  r8/t4 g9/oR b1/uSA

A  draw
= asks A drawn; hand A r1 g4 y4 r8
A  pass !!
A  play r1 !!
A  play r8
= asks B play; top r8
B  draw
= asks A play; hand B y9 y8 g9
