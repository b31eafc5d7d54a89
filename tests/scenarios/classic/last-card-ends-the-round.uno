# G10 plain: An empty hand ends the round at once, and nothing more is accepted.
edition classic
top   r5
A     r1
B     r3 g3
C     r6 g6
draw  y1

A  play r1
= over; winner A; hand A; top r1; cards B=2 C=2; pile 1
B  play r3 !!
B  draw !!
C  quit !!
A  uno !!
