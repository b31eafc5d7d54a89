# G8 G11 corner: Of the six for a lost challenge those are drawn that there are, and the turn is lost.
edition classic
top   b5
under y2
A     W+4 r7 r8
B     g1 g2
C     y9 y8
draw  y1 y3

A  play W+4
A  colour g
B  challenge
= shown B A r7 r8; hand B g1 g2 y1 y3 y2 b5; asks C play; colour g; pile 0; discards 1
