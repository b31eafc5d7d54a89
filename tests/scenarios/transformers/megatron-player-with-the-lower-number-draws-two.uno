# T3 plain: The player's own lowest number is lower, whatever the highest: the player draws two, the opponent names the colour, play goes on after the player.
edition transformers
side  dark
top   r5/t7
A     y1/WM b9/o9 b4/u1
B     r1/p3 g4/t9
C     r3/p8 y7/o2
draw  y3/u4 r8/t5 b2/p6

A  play WM
A  target C
= shown all A o9 u1; shown all C p8 o2; hand A o9 u1 u4 t5; pile 1; cards C=2; asks C colour
A  colour p !!
C  colour p
= asks B play; colour p; pile 1
