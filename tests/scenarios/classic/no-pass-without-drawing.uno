# G5 corner: Nobody may pass before drawing, play two cards in one turn, or play out of turn.
edition classic
top   r5
A     r1 r2 r3
B     r4 g4 g6
C     r5 g7 g8
draw  y9

A  pass !!
B  draw !!
B  pass !!
A  play g4 !!
A  play r1
= asks B play
A  play r2 !!
C  play r5 !!
B  play r4
= asks C play; hand A r2 r3; pile 1
