# G14 T4 corner: The player of a Flip leaves with an uncovered +5 waiting: it is ignored and the next seat plays.
edition transformers
top   b5/t+5
A     bF/u6 r1/p2 r2/u+5
B     r3/p7 b8/t4
C     y5/t8 y7/o2
draw  g1/o5 g2/t3 g4/p8 g5/o7 g7/o6 g8/pR

A  play bF
= asks A flipped
A  quit
= out A; asks B play; side dark; colour t; cards A=0 B=2 C=2; pile 6
