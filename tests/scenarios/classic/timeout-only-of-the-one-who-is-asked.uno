# G15 corner: Only the seat that is asked can run out of time.
edition classic
top   r5
A     W+4 g1 g2
B     r3 g3 g4
C     r6 g6 g7
draw  y1 y2 y3 y4

B  timeout !!
C  timeout !!
A  play W+4
B  timeout !!
A  colour g
A  timeout !!
C  timeout !!
B  timeout
= asks C play; cards B=7
B  timeout !!
