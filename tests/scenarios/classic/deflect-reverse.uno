# deflect plain: A Reverse turns the direction, and whoever is next then faces the penalty, here its player.
edition classic
house deflect
top   r5
A     r+2 r1 r2
B     rR b1 b2
C     g1 g2
draw  g3 g4 g6

A  play r+2
= asks B stack
B  play rR
# A holds nothing to answer with, and draws; play goes right.
= asks C play; direction right; hand A r1 r2 g3 g4
