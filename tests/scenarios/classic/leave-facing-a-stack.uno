# G14 stacking plain: Who leaves while facing a stack draws nothing; the stack is void and does not go on to the next.
edition classic
house stacking
top   r5
A     r+2 g1 g2
B     b+2 g3 g4
C     r+2 g6 g7
draw  y1 y2 y3 y4 y5

A  play r+2
= asks B stack
B  quit
= asks C play; out B; cards A=2 B=0 C=3; pile 5; colour r
C  take !!
C  play r+2
# only the new two: A has no answer
= asks C play; hand A g1 g2 y1 y2; pile 3
