# T3 corner: Neither holds a number: the opponent draws two and the player names the colour.
edition transformers
side  dark
top   r5/t7
A     y1/WM g8/pR b9/uF
B     g2/t+5 y3/WDC
C     r6/o9 y7/o2
draw  y3/u4 r8/t5 b2/p6

A  play WM
A  target B
= shown all A pR uF; shown all B t+5 WDC; hand A pR uF; hand B t+5 WDC u4 t5; asks A colour
A  colour u
= asks B play; colour u
