# T6 G11 corner: When no card of the colour is left to draw, everything there is has been drawn and the rest is void.
edition transformers
side  dark
top   r5/t7
A     y6/WDC b9/u5 b4/u9
B     r1/p3 g4/t9
C     g8/pR g5/o8
draw  y3/u1 y1/WM

A  play WDC
A  colour o
B  accept
# u1 and WM, then the reshuffled t7
= hand B p3 t9 u1 WM t7; pile 0; discards 1; asks C play; colour o
