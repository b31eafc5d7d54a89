# jump_in corner: A Skip has skipped when another jumps in on it, and skips again from the jumper.
edition classic
house jump_in
top   r3
A     rS g1 g2
B     r4 g3 g4
C     r6 g6 g7
D     rS g8 g9

A  play rS
= asks C play
D  play rS
= asks B play; hand D g8 g9
