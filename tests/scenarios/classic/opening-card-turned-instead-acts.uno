# G3 corner: Two Wild Draw Fours in a row go under, and the Skip that comes after them takes its effect.
edition classic
top   W+4
opening
A     r1 g2 g3
B     r4 g6 g7
C     r8 g9 b1
draw  W+4 rS y1

= asks B play; top rS; colour r; discards 1; pile 3; cards A=3
A  play r1 !!
B  draw
= asks C play; hand B r4 g6 g7 y1
C  draw
= asks C drawn; hand C r8 g9 b1 W+4; pile 1
