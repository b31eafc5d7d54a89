# force_play M2 corner: A Creeper just drawn must be played; none of the three can take its place.
edition minecraft
house force_play
top   r5
A     g1 b2
B     g2 g3
draw  WC r2 y1 y2 b9

A  draw
= asks A drawn; hand A g1 b2 WC r2 y1 y2
A  pass !!
A  play r2 !!
A  play WC
A  colour g
= asks B play; hand A g1 b2 r2 y1 y2; colour g; pile 1
