# jump_in corner: Like number in another colour, like colour with another number, or a wild is not identical.
edition classic
house jump_in
top   r3
A     r5 g1 g2
B     r4 g3 g4
C     g5 r6 W W+4
D     r8 g8 g9

A  play r5
C  play g5 !!
C  play r6 !!
C  play W !!
C  play W+4 !!
= asks B play; cards C=4
B  play r4
= asks C play
