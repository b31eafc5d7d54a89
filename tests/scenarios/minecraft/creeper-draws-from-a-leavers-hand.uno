# G14 G11 M1 corner: The pile runs out in the middle of the three, which come from a hand set aside.
edition minecraft
top   r5
A     b1 b2
B     g1 g2 g3
C     y1 y2
draw  WC

B  quit
A  draw
= asks A drawn; hand A b1 b2 WC g1 g2 g3; shown all A WC; pile 0; discards 1
A  play g1 !!
A  play WC
