# G15 plain: A turn not taken in time draws; a card that does not fit ends it, and nobody else can time out.
edition transformers
top   r5/t7
A     r1/p2 g4/t4
B     y9/u4 y8/o2
draw  g9/oR b1/uSA

B  timeout !!
A  timeout
= hand A r1 g4 g9; asks B play; pile 1; top r5
