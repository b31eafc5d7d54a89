# G8 plain: Who accepts a Wild Draw Four draws four and loses the turn; no hand is shown.
edition classic
top   b5
A     W+4 r7 r8
B     g1 g2
C     y9 y8
draw  y1 y2 y3 y4 g9

A  play W+4
= asks A colour; hand A r7 r8
A  colour g
= asks B challenge; colour g; pile 5
B  accept
= asks C play; hand B g1 g2 y1 y2 y3 y4; shown none; colour g; pile 1; hand A r7 r8
B  challenge !!
C  challenge !!
