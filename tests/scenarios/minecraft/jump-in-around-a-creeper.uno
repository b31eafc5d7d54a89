# jump_in M2 corner: While the drawn Creeper is asked for nobody jumps in; once it is kept and a turn waits, one may.
edition minecraft
house jump_in
top   r5
A     g1 b2
B     g3 b3
C     r5 y8 y9
draw  WC y1 y2 y3 b9

A  draw
= asks A drawn
C  play r5 !!
A  pass
= asks B play
C  play r5
= asks A play; hand C y8 y9; top r5
