# G14 plain: Who leaves on their turn loses it; the hand is set aside, in no pile, and nothing more is taken from that seat.
edition classic
top   r5
A     r1 g1 g2
B     r3 g3 g4
C     r6 g6 g7
draw  y1 y2

= asks A play
A  quit
= asks B play; out A; cards A=0 B=3 C=3; pile 2; discards 1; top r5; colour r
A  play r1 !!
A  draw !!
A  uno !!
A  timeout !!
A  quit !!
B  play r3
C  play r6
= asks B play
