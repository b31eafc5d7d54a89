# G15 N8 corner: The roulette's colour not named in time is the one in force, and it is drawn for.
edition no-mercy
top   g5
A     WCR b1 b3
B     y7 y8
C     r2 g2
draw  r1 b2 g9 b9

A  play WCR
= asks B colour
A  timeout !!
B  timeout
= asks C play; colour g; hand B y7 y8 r1 b2 g9; pile 1
