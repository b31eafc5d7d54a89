# G14 G8 corner: The next player leaves before a Wild Draw Four was put to anybody; it is put to the one after them.
edition classic
top   r5
A     W+4 g1 g2
B     r3 g3 g4
C     b6 g6 g7
draw  y1 y2 y3 y4 y5

A  play W+4
B  quit
= asks A colour; out B
A  colour b
= asks C challenge; colour b
C  accept
= asks A play; hand C b6 g6 g7 y1 y2 y3 y4; pile 1
