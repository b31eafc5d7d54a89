# G3 G2 corner: With a Reverse turned first it is the named dealer who begins, not the last seat.
edition classic
top   bR
opening
dealer A
A     b1 g2 g3
B     b4 g4 g5
C     b6 g6 g7

= asks A play; direction right
A  play b1
= asks C play
