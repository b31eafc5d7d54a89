# G14 G15 M1 corner: Leaving before naming the colour for a Creeper, the colour in force stays and the next seat plays.
edition minecraft
top   r5
A     WC b2 b3
B     r2 g3 g4
C     y9 y8
draw  y1

A  play WC
A  quit
= out A; asks B play; top WC; colour r; pile 1
B  play g3 !!
B  play r2
= asks C play
