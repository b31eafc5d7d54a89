# force_play T5 corner: A drawn Wild Draw Two can always be played and so must be, though the hand makes it a bluff.
edition transformers
house force_play
top   r5/t7
A     r1/p2 g4/t4
B     y9/u4 y8/o2
draw  W+2/p2 g9/oR b1/uSA y3/u1

A  draw
= asks A drawn
A  pass !!
A  play W+2
A  colour b
B  challenge
= shown all A r1 g4; hand A r1 g4 g9 b1; asks B play
