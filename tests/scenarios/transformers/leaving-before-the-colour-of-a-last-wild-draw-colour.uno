# G10 G14 corner: Whoever leaves instead of naming the colour of their last card wins nothing: the next player draws for it, as if accepted, and play goes on.
edition transformers
side  dark
top   r5/t7
A     W+2/WDC
B     r4/t4 y9/p5 y2/p6
C     g1/t1 g2/t2
draw  y5/p5 y4/o4 y7/t7 y8/u8

A  play WDC
= asks A colour; hand A
A  quit
= asks C play; out A; colour t; hand B t4 p5 p6 p5 o4 t7; pile 1
