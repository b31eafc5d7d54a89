# G2 corner: Between two, the one who did not deal starts; the last seat deals when nothing else is said.
edition classic
top   r5
opening
dealer A
A     r1 g1 g2
B     r2 g3 g4

= asks B play; direction left
A  play r1 !!
B  play r2
= asks A play
