# G14 corner: Who leaves instead of naming the colour of a last Wild Draw Colour wins nothing; the next player draws for the one in force, and loses the turn.
edition transformers
side  dark
scoring points
top   r5/t7
A     y6/WDC
B     y2/u2
C     r7/t1
draw  r1/p1 y1/t4 r3/o3

A  play WDC
= asks A colour; hand A
A  quit
= out A; hand B u2 p1 t4; asks C play; colour t; pile 1
C  play t1
= over; winner C; score A=0 B=0 C=7
