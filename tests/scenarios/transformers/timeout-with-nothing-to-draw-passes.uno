# G15 G11 corner: A turn that times out when nothing is left to draw is passed, even with a card that could be played.
edition transformers
side  dark
top   r5/t7
A     g5/t4 y9/u4
B     b3/u8 y8/o2

A  timeout
= hand A t4 u4; asks B play; pile 0; discards 1
