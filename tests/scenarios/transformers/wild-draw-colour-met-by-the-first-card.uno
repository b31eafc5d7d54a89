# T6 corner: The drawing may be over with a single card.
edition transformers
side  dark
top   r5/t7
A     y6/WDC b9/u5 b4/u9
B     r1/p3 g4/t9
draw  r8/o6 y3/u1 g9/oR

A  play WDC
A  colour r !!
A  colour o
B  accept
= hand B p3 t9 o6; asks A play; pile 2
