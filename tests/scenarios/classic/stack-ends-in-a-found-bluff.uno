# stacking plain: A bluff found out at the end of a stack: its player draws its own four, the challenger the rest, and the turn is lost.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     W+4 r1 y9
C     g6 g7
draw  b1 b2 b3 b4 b5 b6 b7

A  play r+2
B  play W+4
B  colour y
= asks C challenge
# B draws 4, C 2
C  challenge
= shown C B r1 y9; cards A=2 B=6 C=4; asks A play; colour y; pile 1
