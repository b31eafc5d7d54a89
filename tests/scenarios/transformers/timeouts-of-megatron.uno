# G15 T3 corner: In time out Megatron meets the next seat still in the round, and the winner's colour is the one in force.
edition transformers
side  dark
top   r5/t7
A     y1/WM b9/o5 b4/u4
B     r1/p3 g4/t9
C     r3/p7 y7/o2
D     g8/pR g5/o7
draw  y3/u1 r8/t7 b2/p6

B  quit
A  play WM
= asks A target
A  timeout
= shown all A o5 u4; shown all C p7 o2; cards A=2 C=4 D=2; asks A colour
A  timeout
= asks C play; colour t
