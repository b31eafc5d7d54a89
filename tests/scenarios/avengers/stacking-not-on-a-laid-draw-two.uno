# deflect A1 corner: A Draw Two laid on a Gauntlet is no penalty, and its Skip no answer.
edition avengers
house stacking deflect
top   b5
A     WG r+2 u7 g1
B     r+2 rS g2
draw  u1 u2 u3 u4

A  play WG
A  lay r+2
A  colour g
= asks B play; hand B r+2 rS g2 u1 u2
B  play r+2 !!
B  play g2
= asks A play
