# T6 corner: A wild in the rest of the hand makes a Wild Draw Colour illegal.
edition transformers
side  dark
top   r5/t7
A     y6/WDC y1/WM b4/u9
B     r1/p3 g4/o9
C     g8/pR g5/o7
draw  y3/u1 r8/p6 g9/oR

A  play WDC
A  colour p
B  challenge
= shown B A WM u9; hand A WM u9 u1 p6; cards B=2; asks B play; pile 1; colour p
