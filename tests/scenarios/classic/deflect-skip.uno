# deflect plain: A Skip of the colour in force lets a Draw Two pass over its player to the next one, and does nothing else.
edition classic
house deflect
top   r5
A     r+2 r1 r2
B     rS b1 b2
C     g1 g2
D     y1 y2
draw  g3 g4 g6

A  play r+2
= asks B stack
B  play rS
= asks D play; top rS; colour r; direction left; hand C g1 g2 g3 g4; cards A=2 B=2 D=2; pile 1
