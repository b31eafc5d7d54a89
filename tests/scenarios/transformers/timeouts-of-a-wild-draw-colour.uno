# G15 T6 corner: Both questions of a Wild Draw Colour time out: the next player draws until the colour in force comes.
edition transformers
side  dark
top   r5/t7
A     y6/WDC b9/t5 b4/u9
B     r1/p3 g4/o9
C     g8/pR g5/o7
draw  y3/u1 r8/o6 y2/t1 g9/oR

A  play WDC
A  timeout
= asks B challenge; colour t
B  timeout
= hand B p3 o9 u1 o6 t1; asks C play; pile 1; colour t
