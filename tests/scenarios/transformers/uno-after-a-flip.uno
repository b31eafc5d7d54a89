# G9 T4 corner: A Flip that leaves one card owes the call; activating the uncovered +5 does not close the window, the next play does.
edition transformers
top   b5/t+5
A     bF/u6 r1/p2
B     r3/p7 b8/t4
C     y5/t8 y7/o2 b3/u8
draw  g1/o5 g2/t3 g4/p8 g5/o7 g7/o6 g8/pR

A  play bF
= asks A flipped; owes A; hand A p2
A  activate
= asks C play; cards B=7; owes A
C  play t8
= asks A play; owes none
B  catch A !!
