# T3 corner: Only the player has no number: the player draws two and the opponent names the colour.
edition transformers
side  dark
top   r5/t7
A     y1/WM g8/pR b9/uF
B     g2/t+5 y9/t9
C     r6/o9 y7/o2
draw  y3/u4 r8/t5 b2/p6

A  play WM
A  target B
= shown all A pR uF; shown all B t+5 t9; hand A pR uF u4 t5; hand B t+5 t9; asks B colour
B  colour t
= asks B play; colour t; pile 1
