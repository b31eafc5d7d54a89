# G15 N2 corner: A stack is taken by default, the answers held notwithstanding.
edition no-mercy
top   r5
A     r+2 b1 b3
B     g+2 W+10
C     r9 y3
draw  b9 b8 b7

A  play r+2
= asks B stack
A  timeout !!
C  timeout !!
B  timeout
= asks C play; hand B g+2 W+10 b9 b8; pile 1; colour r
