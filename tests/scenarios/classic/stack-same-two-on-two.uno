# stack_same plain: A Draw Two answers a Draw Two, a Wild Draw Four does not.
edition classic
house stack_same
top   r5
A     r+2 r1 r2
B     b+2 W+4 b1
C     W+4 y8
draw  g1 g2 g3 g4 g6

A  play r+2
= asks B stack
B  play W+4 !!
B  play b+2
= asks A play; hand C W+4 y8 g1 g2 g3 g4; colour b
