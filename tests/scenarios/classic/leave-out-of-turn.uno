# G14 plain: Who leaves out of turn changes nothing for the one who is asked, and is passed over from then on.
edition classic
top   r5
A     r1 g1 g2
B     r3 g3 g4
C     r6 g6 g7
draw  y1 y2

B  quit
= asks A play; out B; cards A=3 B=0 C=3; pile 2; discards 1
A  play r1
= asks C play
C  play r6
= asks A play
