# A1 corner: Without a coloured card in hand the Gauntlet is a plain wild: nothing is laid and nobody draws.
edition avengers
top   g5
A     WG W W+4
B     g1 r1
C     b1 u1
draw  r2 r3 r4

A  play WG
= asks A colour; top WG; discards 2
A  colour r
= asks B play; colour r; cards A=2 B=2 C=2; pile 3; discards 2
B  play r1
= asks C play
