# G10 G15 corner: If the colour of a last Wild Draw Colour is not named in time, the one in force is drawn for.
edition transformers
side  dark
scoring points
top   r5/t7
A     y6/WDC
B     y2/u2
C     r7/o1
draw  r1/p1 y1/t4 r3/o3

A  play WDC
= asks A colour
A  timeout
# B: 2 + 1 + 4, C: 1
= over; winner A; hand B u2 p1 t4; pile 1; score A=8
