# G7 G8 corner: A Wild Draw Four may name the colour in force again, too.
edition classic
top   r5
A     W+4 g1 g2
B     r3 g3 g4
C     r6 g6 g7
draw  y1 y2 y3 y4

A  play W+4
A  colour r
= asks B challenge; colour r
B  accept
= asks C play; colour r; hand B r3 g3 g4 y1 y2 y3 y4
C  play r6
= asks A play
