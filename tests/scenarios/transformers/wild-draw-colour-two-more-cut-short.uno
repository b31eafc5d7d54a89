# T6 G11 corner: The colour comes, but of the two more only the one that is left can be drawn.
edition transformers
side  dark
top   r5/t7
A     y6/WDC b9/u5 b4/u9
B     r1/p3 g4/t9
C     g8/pR g5/o8
draw  y3/u1 r8/o6

A  play WDC
A  colour o
B  challenge
= hand B p3 t9 u1 o6 t7; pile 0; discards 1; asks C play
