# jump_in corner: One may jump in on one's own card.
edition classic
house jump_in
top   r3
A     r5 r5 g1 g2
B     r4 g3 g4
C     r6 g6 g7

A  play r5
= asks B play
A  play r5
= asks B play; hand A g1 g2; discards 3
B  play r4
= asks C play
