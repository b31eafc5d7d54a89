# G10 corner: After a last +5 the next player in the direction of play draws the five, which count by their dark faces.
edition transformers
side  dark
direction right
scoring points
top   r5/t7
A     b4/t+5
B     b3/u8
C     g4/t4
draw  y9/u4 y8/o2 r8/p6 g4/t9 g8/pR b1/uSA

A  play t+5
# C: 4 + 4 + 2 + 6 + 9 + 20 = 45, B: 8
= over; winner A; hand B u8; hand C t4 u4 o2 p6 t9 pR; pile 1; score A=53 B=0 C=0
