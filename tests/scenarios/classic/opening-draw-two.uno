# G3 plain: A Draw Two turned first makes the dealer's left draw two and lose the turn.
edition classic
top   r+2
opening
A     r1 g2 g3
B     r4 g4 g5
C     r6 g6 g7
draw  y1 y2 y3

= asks B play; hand A r1 g2 g3 y1 y2; pile 1; top r+2; colour r; direction left; discards 1
A  play r1 !!
B  play r4
= asks C play
