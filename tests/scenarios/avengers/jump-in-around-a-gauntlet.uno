# jump_in A1 corner: Nobody jumps in while the Gauntlet is laid or named, nor on it: not with the twin of the laid card, not with another Gauntlet.
edition avengers
house jump_in
top   r5
A     WG r1 g1 g2
B     g7 g8 g9
C     r5 r1 WG
draw  u1 u2 u3

A  play WG
= asks A lay
C  play r5 !!
A  lay r1
= asks A colour
C  play r5 !!
C  play r1 !!
A  colour g
= asks B play; hand C r5 r1 WG u1 u2; pile 1
C  play r1 !!
C  play WG !!
B  play g7
= asks C play
