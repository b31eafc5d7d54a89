# G15 M1 corner: A Creeper played whose colour is not named in time keeps the colour in force.
edition minecraft
top   WC
under r5
colour g
A     WC y1 y2
B     g2 g3
draw  b6

A  play WC
= asks A colour
A  timeout
= asks B play; colour g; top WC
B  play g2
= asks A play
