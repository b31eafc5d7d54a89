# G14 corner: The next player leaves while a drawn card is considered, which goes on; the one after them follows.
edition classic
top   r5
A     g1 g2
B     r3 g3 g4
C     r6 g6 g7
draw  r9 y2

A  draw
B  quit
= asks A drawn; out B
A  pass
= asks C play; hand A g1 g2 r9
