# jump_in G3 corner: The card turned first may be jumped on while the first turn waits.
edition classic
house jump_in
opening
top   r5
A     r1 g1 g2
B     r4 g3 g4
C     r5 g6 g7
D     r8 g8 g9

= asks A play
C  play r5
= asks D play; hand C g6 g7; cards A=3
