# stacking G9 corner: Drawing a stack for want of an answer leaves the UNO window open, too.
edition classic
house stacking
top   r5
A     r+2 g1
B     y7 y8 y9
C     g6 g7
draw  y1 y2 y3 y4 y5

A  play r+2
= asks C play; owes A; cards B=5
B  catch A
= hand A g1 y3 y4; owes none; asks C play
