# G3 G11 corner: The dealer's left draws what there is for the opening Draw Two, and loses the turn.
edition classic
opening
top   r+2
A     g1 g2 g3
B     g4 g6 r7
draw  y1

= asks B play; hand A g1 g2 g3 y1; pile 0
B  draw !!
B  play r7
= asks A play
A  draw
= asks A drawn; hand A g1 g2 g3 y1 r+2
