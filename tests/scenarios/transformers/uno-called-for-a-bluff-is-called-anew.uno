# G9 T6 corner: A call made before a Wild Draw Colour that was found out is used up: down to one card again, its player owes another.
edition transformers
side  dark
top   r5/t7
A     WO/WDC b7/t6
B     y1/o1 y2/u2
C     g1/u1 g2/u3
draw  b2/u1 y7/o7

A  uno
A  play WDC
A  colour u
= asks B challenge; owes none
B  challenge
= asks B play; hand A t6 u1; owes none
B  play u2
C  play u1
A  play u1
= owes A; asks B play
