# G15 corner: The drawn card that could be played is kept when its question times out.
edition transformers
top   r5/t7
A     g1/p2 g4/t4
B     y9/u4 y8/o2
draw  r9/oR b1/uSA

A  draw
= asks A drawn
A  timeout
= hand A g1 g4 r9; asks B play; top r5
