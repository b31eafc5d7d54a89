# draw_to_match M1 M2 plain: A Creeper ends the drawing after its three; it alone may be played, or be kept.
edition minecraft
house draw_to_match
top   r5
A     g1 b2
B     g2 g3
draw  y1 y2 WC r2 r3 r4 r6

A  draw
= asks A drawn; hand A g1 b2 y1 y2 WC r2 r3 r4; shown all A WC; pile 1
A  play r2 !!
A  pass
= asks B play; cards A=8
