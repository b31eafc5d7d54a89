# draw_and_play T6 plain: Who draws until the colour comes has their turn after it.
edition transformers
house draw_and_play
side  dark
top   r5/t7
A     r1/WDC b3/p2 g4/u3
B     y9/u4 y3/o2
C     y1/o1 y2/o3
draw  g9/oR b1/uSA g1/p4 b2/t9 b4/t8

A  play WDC
A  colour t
= asks B challenge
B  accept
= asks B play; cards B=6; colour t; pile 1
B  play t9
= asks C play
