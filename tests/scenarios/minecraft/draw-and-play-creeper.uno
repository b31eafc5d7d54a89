# draw_and_play M2 corner: A Creeper drawn for a penalty, and its three, may be played on the turn that was kept.
edition minecraft
house draw_and_play
top   r5
A     r+2 r1 r2
B     b1 b2
draw  g3 WC y3 y4 r9 g4

A  play r+2
= asks B play; cards B=7
B  play r9
= asks A play
