# G9 N2 corner: An answer laid on the stack is a play: after it neither catch nor call is accepted.
edition no-mercy
top   r5
A     r+2 b3
B     g+2 y1 y2
C     W+6 g2 g3
draw  b9 b8 b7 b6 b5

A  play r+2
= owes A; asks B stack
B  play g+2
= owes none; asks C stack
C  catch A !!
A  uno !!
