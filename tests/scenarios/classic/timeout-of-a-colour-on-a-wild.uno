# G15 corner: On another wild the colour in force is the one it had named.
edition classic
top   W
colour y
A     W+4 r1 r2
B     r3 g3 g4
C     y3 g6
draw  b1 b2 b3 b4

A  play W+4
A  timeout
= asks B challenge; colour y
B  accept
= asks C play; colour y; cards B=7
