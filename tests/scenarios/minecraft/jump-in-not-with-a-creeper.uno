# jump_in M1 corner: A Creeper has no colour to be identical in: nobody jumps in on one with another.
edition minecraft
house jump_in
top   WC
colour g
A     g1 g2
B     g3 b3
C     WC y8
draw  b9

= asks A play
C  play WC !!
A  play g1
= asks B play
C  play WC !!
