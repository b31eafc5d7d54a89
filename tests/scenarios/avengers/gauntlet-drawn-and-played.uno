# A1 G5 A2 corner: A Gauntlet just drawn may be played at once, and a card held before may be laid with it though it could not be played.
edition avengers
top   b5
A     r1 b7
B     r2 u9
C     g9 g8
draw  WG u1 u2 u3

A  draw
= asks A drawn; hand A r1 b7 WG
A  play b7 !!
A  play WG
= asks A lay
A  lay r1
= asks A colour; hand A b7; owes A
A  colour g
= asks B play; hand B r2 u9 u1 u2; hand A b7; owes A; pile 1
A  uno
= owes none
