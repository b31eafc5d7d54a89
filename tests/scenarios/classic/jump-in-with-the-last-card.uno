# jump_in G10 corner: Jumping in with the last card wins the round.
edition classic
house jump_in
scoring points
top   r3
A     r5 g1 g2
B     r4 g3 g4
C     r5

# A 3, B 11
A  play r5
C  play r5
= over; winner C; score A=0 B=0 C=14
