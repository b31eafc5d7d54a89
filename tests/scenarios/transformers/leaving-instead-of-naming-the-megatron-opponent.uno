# G14 T3 corner: The player of Megatron leaves when asked for an opponent: no hand is shown, nobody draws, the colour in force stays.
edition transformers
side  dark
top   r5/t7
A     y1/WM b9/o5 b4/u4
B     r1/p3 g4/t9
C     r3/p7 y7/o2
draw  y3/u1 r8/t7

A  play WM
A  quit
= out A; asks B play; colour t; top WM; shown none; cards A=0 B=2 C=2; pile 2
B  play t9
= asks C play
