# G10 plain: A last Megatron ends the round: no hand is shown and nobody draws two.
edition transformers
side  dark
scoring points
top   r5/t7
A     y1/WM
B     r1/p3 g4/t9
draw  y3/u1 y7/o2

A  play WM
= over; winner A; shown none; cards A=0 B=2; pile 2; score A=12 B=0
