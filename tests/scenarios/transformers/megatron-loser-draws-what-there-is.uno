# T3 G11 corner: With one card to be had in the reshuffled pile the loser draws it, and the second is void.
edition transformers
side  dark
top   r5/t7
A     y1/WM r6/o9 b4/u4
B     r1/p3 g4/t9
C     y7/o2 y8/p1

A  play WM
A  target B
= hand B p3 t9 t7; pile 0; discards 1; top WM; asks A colour
A  colour o
= asks B play; colour o
