# A1 corner: With a coloured card in hand exactly one must be laid, no wild will do; whoever holds only wilds does not draw.
edition avengers
top   g5
A     WG W W+4 r1 b2
B     b3 u3
C     W W+4
draw  g1 g2 g3 g4

A  play WG
= asks A lay
A  colour r !!
A  pass !!
A  draw !!
A  lay W !!
A  lay W+4 !!
A  lay WG !!
A  lay g9 !!
B  lay b3 !!
= asks A lay; hand A W W+4 r1 b2; discards 2
A  lay r1
= asks A colour; hand A W W+4 b2
A  lay b2 !!
A  colour b
= asks B play; colour b; hand A W W+4 b2; hand B b3 u3; hand C W W+4; pile 4; discards 3
