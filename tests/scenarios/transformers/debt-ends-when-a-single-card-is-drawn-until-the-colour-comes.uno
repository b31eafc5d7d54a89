# G9 T6 corner: Found out with one card left, the bluffer draws a single card that is of the colour; the debt lapses with it.
edition transformers
side  dark
top   r5/t7
A     b1/WDC b2/t6
B     y9/u4 y8/o2
C     r9/u5 g8/t9
draw  g9/p2 b1/u1 y1/u2

A  play WDC
= owes A
A  colour p
= asks B challenge; owes A
B  challenge
= hand A t6 p2; owes none; asks B play; colour p
C  catch A !!
A  uno !!
