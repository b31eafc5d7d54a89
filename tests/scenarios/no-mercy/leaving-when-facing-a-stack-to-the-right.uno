# G14 N4 corner: Facing a reverse four one leaves: play goes on in the new direction.
edition no-mercy
top   r5
A     WR4 b1 b3
B     y7 y8
C     g1 b4
D     W+6 b2
draw  b9 b8 b7

A  play WR4
A  colour b
= asks D stack; direction right
D  quit
= asks C play; direction right; colour b; pile 3; cards C=2
