# no_bluff T5 plain: With a card of the colour in hand a Wild Draw Two is refused.
edition transformers
house no_bluff
top   b5/p9
A     W+2/p2 b3/u8 g2/t+5
B     r1/pSA y2/t1
draw  y3/u1

A  play W+2 !!
= asks A play; cards A=3; top b5
