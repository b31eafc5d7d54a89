# G8 plain: Who challenges an honest Wild Draw Four draws six and loses the turn; the named colour stands.
edition classic
top   b5
A     W+4 r7 r8
B     g1 g2
C     g9 y8
draw  y1 y2 y3 y4 y5 y6 b9

A  play W+4
A  colour g
B  challenge
= shown B A r7 r8; hand A r7 r8; hand B g1 g2 y1 y2 y3 y4 y5 y6; asks C play; colour g; pile 1
C  play y8 !!
C  play g9
= asks A play; shown none
