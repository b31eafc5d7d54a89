# T6 plain: The play was fair, an equal number and an action card of another colour being no fault: the challenger draws until the colour comes and two more, and loses the turn.
edition transformers
side  dark
top   r5/t7
A     y6/WDC g5/o7 b4/u+5
B     r1/p3 g4/t9
C     g8/pR r7/o1
draw  y3/u1 r8/p6 y1/WM y2/t1 g9/oR

A  play WDC
A  colour p
B  challenge
= shown B A o7 u+5; hand B p3 t9 u1 p6 WM t1; cards A=2; asks C play; pile 1; colour p
