# stacking G9 corner: Who is left with one card by stacking owes the call as after any play.
edition classic
house stacking
top   r5
A     r+2 y8 y9
B     W+4 g1
C     g6 g7
draw  y1 y2 y3 y4 y5 y6 y7 b1 b2

A  play r+2
B  play W+4
= asks B colour; owes B
B  colour b
= asks C challenge; owes B
A  catch B
= hand B g1 y1 y2; owes none; asks C challenge
C  accept
= asks A play; cards C=8; pile 1
