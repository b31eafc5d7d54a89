# G3 plain: A Skip turned first passes over the dealer's left.
edition classic
top   rS
opening
A     r1 g2 g3
B     r4 g4 g5
C     r6 g6 g7
draw  y1

= asks B play; direction left; cards A=3 B=3 C=3; pile 1
A  play r1 !!
B  play r4
= asks C play
