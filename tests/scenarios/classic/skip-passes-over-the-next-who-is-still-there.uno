# G14 corner: A gone seat is not the one that is skipped; the next one still in the round is.
edition classic
top   r5
A     rS g1 g2
B     r3 g3 g4
C     r6 g6 g7
D     r8 g8 g9

B  quit
A  play rS
= asks D play
