# G8 G9 corner: The hand counts as it was when the card was played: blue cards drawn since, for a forgotten UNO, do not make it a bluff.
edition classic
top   b5
A     W+4 y1
B     g1 g2
C     g3 g4
draw  b1 b2 g5 g6 g7 g8 g9 r9 r8

A  play W+4
= asks A colour; owes A
A  colour y
C  catch A
= asks B challenge; hand A y1 b1 b2; owes none
B  challenge
= hand A y1 b1 b2; cards B=8; asks C play; pile 1
