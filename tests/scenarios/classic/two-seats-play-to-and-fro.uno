# G1 plain: Two make the smallest table, and the turn goes to and fro between them.
edition classic
top   r5
A     r1 r2 g9
B     r3 r4 g8

= asks A play; direction left
B  play r3 !!
A  play r1
= asks B play; top r1; colour r; hand A r2 g9; discards 2
B  play r3
= asks A play; top r3; hand B r4 g8; discards 3
