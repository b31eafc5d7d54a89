# A1 corner: A Skip laid with the Gauntlet skips nobody, and a laid Reverse does not turn the direction.
edition avengers
top   r5
A     WG bS g1 g2
B     WG uR r1 r2
C     g7 g8
draw  g9

A  play WG
A  lay bS
A  colour g
= asks B play; direction left; discards 3
B  play WG
B  lay uR
B  colour g
= asks C play; direction left; top uR; colour g; discards 5; pile 1; cards A=2 B=2 C=2
