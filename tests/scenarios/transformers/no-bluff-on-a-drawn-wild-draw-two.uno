# no_bluff T5 corner: An illegal Wild Draw Two just drawn cannot be played, so the turn ends by itself.
edition transformers
house no_bluff
top   b5/p9
A     b3/u8 g2/t+5
B     r1/pSA y2/t1
draw  W+2/p2 y3/u1

A  draw
= asks B play; hand A b3 g2 W+2; pile 1; top b5
