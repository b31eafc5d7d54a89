# no_bluff T6 corner: With a card of the colour, or another wild, a Wild Draw Colour is refused.
edition transformers
house no_bluff
side  dark
top   r5/t7
A     y6/WDC b9/t5 b4/u9
B     g6/WDC y1/WM g4/o9
draw  y3/u1 r8/p6

A  play WDC !!
A  draw
= asks B play; hand A WDC t5 u9 u1
B  play WDC !!
B  play WM
= asks B colour; hand A WDC t5 u9 u1 p6 t7; hand B WDC o9
