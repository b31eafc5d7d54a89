# force_play G15 M1 corner: Out of time a turn draws the Creeper and its three, the Creeper is played and the colour in force stays.
edition minecraft
house force_play
top   r5
A     g1 b2
B     g2 g3
draw  WC r2 y1 y2 b9

A  timeout
= asks A drawn; shown all A WC; cards A=6
A  timeout
= asks A colour; top WC; cards A=5
A  timeout
= asks B play; colour r; hand A g1 b2 r2 y1 y2; pile 1
