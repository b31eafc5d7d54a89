# T6 plain: The player held a card of the colour before: they draw until the named one comes, and the challenger plays normally.
edition transformers
side  dark
top   r5/t7
A     y6/WDC b9/t5 b4/u9
B     r1/p3 g4/o9
C     g8/pR g5/o7
draw  y3/u1 g6/WDC r8/o6 g9/oR

A  play WDC
A  colour o
B  challenge
= shown B A t5 u9; hand A t5 u9 u1 WDC o6; hand B p3 o9; asks B play; pile 1; colour o
B  play o9
= asks C play; top o9
