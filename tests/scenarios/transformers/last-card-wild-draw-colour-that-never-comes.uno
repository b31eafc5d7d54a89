# G10 G11 corner: When the colour named with the last card cannot come, the next player draws all that is left and the round ends.
edition transformers
side  dark
scoring points
top   r5/t7
A     y6/WDC
B     y2/u2
C     r7/o1
draw  r1/p1

A  play WDC
A  colour o
# p1 and the reshuffled t7; B: 2 + 1 + 7, C: 1
= over; winner A; hand B u2 p1 t7; pile 0; discards 1; score A=11
