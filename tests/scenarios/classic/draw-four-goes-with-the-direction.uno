# G8 corner: The next player in the direction of play answers, here the one to the right.
edition classic
top   b5
direction right
A     W+4 r7 r8
B     g1 g2
C     y9 y8
draw  y1 y2 y3 y4 y5

A  play W+4
A  colour r
= asks C challenge
B  accept !!
C  accept
= asks B play; cards A=2 B=2 C=6; direction right
