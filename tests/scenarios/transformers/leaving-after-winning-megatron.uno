# G14 T3 corner: The opponent who beat Megatron leaves before naming a colour: the two cards drawn stay drawn and the colour in force stays.
edition transformers
side  dark
top   r5/t7
A     y1/WM b9/o9 b4/u1
B     r1/p3 g4/t9
C     r3/p8 y7/o2
draw  y3/u4 r8/t5 b2/p6

A  play WM
A  target C
= asks C colour; cards A=4
C  quit
= out C; asks B play; colour t; cards A=4 B=2 C=0; pile 1
