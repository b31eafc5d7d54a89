# G6 G16 plain: With two in the round a light Reverse turns the direction and gives its player another turn.
edition transformers
top   r5/t7
A     rR/u3 g2/t+5 g1/o5
B     r1/pSA y2/t1

A  play rR
= asks A play; direction right; top rR
