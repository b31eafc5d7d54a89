# G14 A1 plain: Its player leaving before laying, nothing is laid, nobody draws and the colour in force stays.
edition avengers
top   b5
A     WG r1 r2
B     r3 b4 b8
C     r6 b7
draw  u1 u2 u3

A  play WG
= asks A lay
A  quit
= out A; cards A=0 B=3 C=2; asks B play; colour b; top WG; discards 2; pile 3
B  play r3 !!
B  play b4
= asks C play; colour b
