# T3 corner: The player may choose neither themselves nor a seat that has left.
edition transformers
side  dark
top   r5/t7
A     y1/WM r6/o9 b4/u4
B     r1/p3 g4/t9
C     y7/o2 y8/p1
D     r3/p7 g5/o7
draw  y3/u1 r8/t5 b2/p6

D  quit
A  play WM
= asks A target; shown none; cards A=2 B=2 C=2 D=0
A  target A !!
A  target D !!
A  colour p !!
C  target B !!
A  target B
= shown all A o9 u4; shown all B p3 t9; cards A=2 B=4 C=2; asks A colour
