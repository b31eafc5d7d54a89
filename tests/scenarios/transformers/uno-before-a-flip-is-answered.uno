# G9 T4 corner: The debt may be caught while the player still ponders the uncovered card; the two cards drawn show their new faces.
edition transformers
top   b5/t+5
A     bF/u6 r1/p2
B     r3/p7 b8/t4
C     y5/t8 y7/o2 b3/u8
draw  g1/o5 g2/t3 g4/p8

A  play bF
= asks A flipped; owes A
B  catch A
= hand A p2 p8 t3; owes none; asks A flipped; pile 1
A  ignore
= asks B play
