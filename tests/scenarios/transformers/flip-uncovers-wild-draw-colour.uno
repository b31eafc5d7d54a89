# T4 plain: An uncovered Wild Draw Colour only names a colour: nobody draws for it and there is nothing to challenge.
edition transformers
top   b5/WDC
A     bF/u6 r1/p2 r2/u+5
B     y5/t8 y7/o2
C     r9/u5 g8/t9
draw  g9/oR b1/u1

A  play bF
= side dark; top WDC; asks A colour
A  colour t
= asks B play; colour t; cards A=2 B=2 C=2; pile 2
B  challenge !!
B  accept !!
B  play t8
= asks C play; top t8
