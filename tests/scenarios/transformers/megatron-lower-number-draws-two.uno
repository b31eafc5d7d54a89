# T3 plain: Both hands are shown to everybody; the opponent holds the lower lowest number and draws two, and the player names the colour.
edition transformers
side  dark
top   r5/t7
A     y1/WM b9/o5 b4/u4
B     r1/p3 g4/t9
C     r3/p7 y7/o2 g8/pR
draw  y3/u1 r8/t7 b2/p6

A  play WM
= asks A target; top WM; shown none
A  target C
= shown all A o5 u4; shown all C p7 o2 pR; hand C p7 o2 pR u1 t7; hand A o5 u4; pile 1; asks A colour
C  colour p !!
A  colour r !!
A  colour o
= asks B play; colour o; discards 2
