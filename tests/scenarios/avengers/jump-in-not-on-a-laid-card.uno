# jump_in A1 corner: Nobody jumps in on a laid card, even if its colour was named.
edition avengers
house jump_in
top   b5
A     WG r7 b2 b6
B     g3 g4
C     r7 u2
draw  b1 b3 b4

A  play WG
A  lay r7
A  colour r
= asks B play; top r7
C  play r7 !!
B  draw
= asks C play
C  play r7
= asks A play; top r7
