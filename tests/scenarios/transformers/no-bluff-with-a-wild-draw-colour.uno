# no_bluff T6 corner: A legal Wild Draw Colour makes the next player draw until the colour comes, unasked.
edition transformers
house no_bluff
side  dark
top   r5/t7
A     y6/WDC g5/o7 b4/u9
B     r1/p3 g4/t9
C     g8/pR r7/o1
draw  y3/u1 y1/WM r8/o6 g9/oR

A  play WDC
A  colour o
= asks C play; hand B p3 t9 u1 WM o6; pile 1; colour o
