# no_bluff corner: Between two, the player of a Wild Draw Four goes again at once.
edition classic
house no_bluff
top   b5
A     W+4 r7 r8
B     g1 g2
draw  y1 y2 y3 y4 g9

A  play W+4
A  colour r
= asks A play; cards A=2 B=6; colour r
A  play r7
= asks B play
