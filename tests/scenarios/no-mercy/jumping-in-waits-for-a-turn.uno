# jump_in N2 corner: While a stack is asked nobody jumps in; after it is taken one may, and a new stack of two begins.
edition no-mercy
house jump_in
top   r5
A     r+2 b1 b2
B     g+2 y1 y2
C     r9 g1 g2
D     r+2 g3 g4
draw  b9 b8 b7 b6 b5

A  play r+2
= asks B stack
D  play r+2 !!
B  take
= asks C play; hand B g+2 y1 y2 b9 b8
D  play r+2
= asks B play; hand A b1 b2 b7 b6; pile 1; hand D g3 g4; discards 3
