# G14 T6 corner: The player of a Wild Draw Colour leaves before the answer: the next player draws until the named colour comes and loses the turn.
edition transformers
side  dark
top   r5/t7
A     y6/WDC b9/t5 b4/u9
B     r1/p3 g4/o9
C     g8/pR g5/o7
draw  y3/u1 g6/WDC r8/o6 g9/oR

A  play WDC
A  colour o
A  quit
= out A; hand B p3 o9 u1 WDC o6; asks C play; colour o; pile 1; cards A=0 C=2
