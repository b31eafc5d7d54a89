# jump_in G14 corner: A seat that has left cannot jump in; a leaver's last card may still be jumped on.
edition classic
house jump_in
top   r3
A     r5 g1 g2
B     r4 g3 g4
C     r5 g6 g7
D     r5 g8 g9

A  play r5
A  quit
C  quit
C  play r5 !!
= asks B play; top r5
D  play r5
= asks B play; hand D g8 g9; out A C
