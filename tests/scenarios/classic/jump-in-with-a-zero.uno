# jump_in seven_zero corner: A Zero that jumps in passes the hands on once more, and play goes on from the jumper.
edition classic
house jump_in seven_zero
top   r3
A     r0 g1 g2
B     r0 g3 g4
C     y6 y8 y9

# left: A's to B, B's to C, C's to A
A  play r0
= asks B play; hand A y6 y8 y9; hand B g1 g2; hand C r0 g3 g4
B  play r0 !!
# C plays the Zero that came from B: A's to B, B's to C, C's to A
C  play r0
= asks A play; hand A g3 g4; hand B y6 y8 y9; hand C g1 g2
