# G3 G2 plain: A number turned first does nothing; the dealer is the last seat, so the first one plays.
edition classic
top   g7
opening
A     g1 r1 r2
B     g2 r3 r4
C     g3 r5 r6
draw  y1

= asks A play; direction left; colour g; cards A=3 B=3 C=3; pile 1; owes none
A  play g1
= asks B play
