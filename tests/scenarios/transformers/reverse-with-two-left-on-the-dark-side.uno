# G6 G16 G14 corner: Once a third player has left, a dark Reverse acts as a Skip as well.
edition transformers
side  dark
top   r5/p9
A     g8/pR b9/u5 b4/u9
B     r1/p3 g4/t9
C     g5/o8 g7/o6

C  quit
A  play pR
= asks A play; direction right; out C; top pR
