# G9 corner: Naming the colour and accepting the four do not close the window; the next turn's play does.
edition classic
top   b5
A     W+4 y1
B     g1 g2
C     g3 g4 r6
draw  r1 r2 r3 r4 r5 y7 y8

A  play W+4
= asks A colour; owes A
A  colour g
= asks B challenge; owes A
B  accept
= asks C play; owes A; cards B=6
C  catch A
= hand A y1 r5 y7; owes none; asks C play; pile 1
