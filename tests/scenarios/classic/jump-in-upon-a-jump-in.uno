# jump_in corner: A card that jumped in may be jumped on in its turn; play goes on from the last jumper.
edition classic
house jump_in
top   r3
A     r5 g1 g2
B     r5 g3 g4
C     r4 g6 g7
D     r8 g8 g9 r5

A  play r5
= asks B play
D  play r5
= asks A play; hand D r8 g8 g9
A  play g1 !!
B  play r5
= asks C play; hand B g3 g4
