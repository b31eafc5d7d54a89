# G14 corner: The next player leaves while a Wild's colour is asked, which goes on; the one after them plays.
edition classic
top   r5
A     W g1 g2
B     r3 g3 g4
C     b6 g6 g7

A  play W
B  quit
= asks A colour; out B
A  colour b
= asks C play; colour b
