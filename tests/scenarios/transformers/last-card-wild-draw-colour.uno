# G10 plain: After a last Wild Draw Colour the player still names the colour, and the next player draws until it comes before the counting.
edition transformers
side  dark
scoring points
top   r5/t7
A     y6/WDC
B     y2/u2
C     r7/o1
draw  r1/p1 y1/WM r3/o3 b2/p6

A  play WDC
= asks A colour; hand A
A  colour r !!
A  colour o
# B: 2 + 1 + 50 + 3, C: 1
= over; winner A; hand B u2 p1 WM o3; pile 1; score A=57 B=0 C=0; shown none
B  challenge !!
