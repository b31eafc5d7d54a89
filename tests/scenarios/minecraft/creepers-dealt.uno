# M2 plain: Creepers of the first deal set off nothing, and from the hand they are plain wilds that nobody draws for.
edition minecraft
top   r5
A     WC WC r1
B     WC g3
C     y9 y8
draw  b1 b2 b3 b4

= asks A play; cards A=3 B=2 C=2; pile 4
A  play WC
= asks A colour; shown none; pile 4
A  colour g
= asks B play; colour g; hand A WC r1; cards B=2 C=2; pile 4
B  play g3
= asks C play
