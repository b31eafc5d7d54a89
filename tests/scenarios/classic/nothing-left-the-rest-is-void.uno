# G11 corner: When draw and discard pile cannot fill a penalty, what there is is drawn and the rest is void.
edition classic
top   r5
A     W+4 g1 g2
B     g3 g4
C     g6 g7
draw  y1

A  play W+4
A  colour g
B  accept
= asks C play; hand B g3 g4 y1 r5; pile 0; discards 1
C  draw !!
C  play g6
= asks A play
