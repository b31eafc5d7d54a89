# G7 T5 plain: Any of the four light colours may be named, the one in force included, and no dark one.
edition transformers
top   b5/p9
A     W+2/p2 r3/p7 g2/t+5
B     r1/pSA y2/t1
draw  y3/u1 y5/t8 y7/o2

A  play W+2
A  colour o !!
B  colour r !!
A  accept !!
A  colour b
= asks B challenge; colour b
B  accept
= asks A play; cards A=2 B=4; pile 1
