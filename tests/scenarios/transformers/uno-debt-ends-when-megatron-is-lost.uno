# G9 T3 corner: Left with one card, a player who loses the Megatron duel draws two and owes no call.
edition transformers
side  dark
top   r5/t7
A     y1/WM b4/u1
B     r1/p3 g4/t9
C     r3/p8 y7/o2
draw  y3/u4 r8/t5 b2/p6

A  play WM
= asks A target; owes A
A  target C
= hand A u1 u4 t5; owes none; asks C colour
B  catch A !!
