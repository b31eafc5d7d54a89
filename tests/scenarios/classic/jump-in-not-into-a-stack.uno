# jump_in stacking corner: A stack that waits for its answer is no turn: nobody jumps in on it; once it is taken it may be done, and a new stack begins.
edition classic
house jump_in stacking
top   r3
A     r+2 g+2 y8 y9
B     b+2 g3 g4
C     r6 g6 g7
D     r+2 g8 g9
draw  y1 y2 y3 y4 y5

A  play r+2
= asks B stack
D  play r+2 !!
B  take
= asks C play; hand B b+2 g3 g4 y1 y2
D  play r+2
= asks A stack; hand D g8 g9
A  take
# two, not four
= asks B play; hand A g+2 y8 y9 y3 y4; pile 1
