# G13 corner: A +5 on the dark side makes the next player draw five and lose the turn, even with a +5 in hand.
edition transformers
side  dark
top   r5/t7
A     b4/t+5 y3/u1 y2/t1
B     g9/o+5 b3/u8
draw  y9/u4 y8/o2 r8/p6 g4/t9 g8/pR b1/uSA

A  play t+5
= asks A play; hand B o+5 u8 u4 o2 p6 t9 pR; pile 1; colour t
