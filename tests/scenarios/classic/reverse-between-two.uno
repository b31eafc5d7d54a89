# G6 G16 plain: Between two a Reverse acts as a Skip, and it turns the direction too.
edition classic
top   r5
A     rR r2 g1 g2
B     r3 g3 g4

A  play rR
= asks A play; direction right; hand A r2 g1 g2
B  play r3 !!
A  play r2
= asks B play; direction right
