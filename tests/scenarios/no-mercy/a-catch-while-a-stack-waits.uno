# G9 N2 corner: While the next player thinks about the stack the catch is good; the stack stays as it was.
edition no-mercy
top   r5
A     r+2 b3
B     g+2 y1 y2
C     r9 g2 g3
draw  b9 b8 b7 b6 b5

A  play r+2
= owes A; asks B stack
C  catch A
= owes none; hand A b3 b9 b8; asks B stack
B  take
= asks C play; hand B g+2 y1 y2 b7 b6; pile 1
