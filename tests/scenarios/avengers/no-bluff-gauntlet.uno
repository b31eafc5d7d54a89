# no_bluff A1 corner: A Gauntlet may be played with the colour in hand where a Wild Draw Four may not, and one kept in hand does not bar the Draw Four.
edition avengers
house no_bluff
top   b5
A     W+4 WG b1 g2
B     W+4 WG r3
C     g5 g6
draw  u1 u2 u3 u4 u5

A  play W+4 !!
A  play WG
A  lay b1
A  colour u
= asks B play; hand A W+4 g2; pile 5
B  play W+4
B  colour r
= asks A play; colour r; hand B WG r3; hand C g5 g6 u1 u2 u3 u4; pile 1
C  challenge !!
