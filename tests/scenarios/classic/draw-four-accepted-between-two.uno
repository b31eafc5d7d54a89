# G8 corner: Between two, the player of an accepted Wild Draw Four goes again.
edition classic
top   b5
A     W+4 r7 r8
B     g1 g2
draw  y1 y2 y3 y4 y5

A  play W+4
A  colour r
B  accept
= asks A play; cards A=2 B=6; pile 1; colour r
A  play r7
= asks B play
