# T6 corner: A second Wild Draw Colour in the hand is a wild like any other.
edition transformers
side  dark
top   r5/t7
A     y6/WDC y6/WDC b4/u9
B     r1/p3 g4/o9
C     g8/pR g5/o7
draw  r8/p6 g9/oR

A  play WDC
A  colour p
B  challenge
= shown B A WDC u9; hand A WDC u9 p6; cards B=2; asks B play
