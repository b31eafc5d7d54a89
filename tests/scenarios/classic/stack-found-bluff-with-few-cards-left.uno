# stacking G8 G11 corner: The one who bluffed draws their four first; what is left of the cards is the challenger's rest.
edition classic
house stacking
top   r5
A     r+2 y2 y3
B     W+4 r9 r8
C     r1 r2
D     b1 b2
draw  g1 g2 g3

A  play r+2
B  play W+4
B  colour b
C  challenge
= asks D play; cards B=6 C=3; pile 0; discards 1
