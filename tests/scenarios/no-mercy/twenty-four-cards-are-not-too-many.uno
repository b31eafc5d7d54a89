# N10 N6 corner: A swap may bring twenty-four cards; their player stays in.
edition no-mercy
top   r5
A     r7 y8 y9
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3 g3 g3   # 24
C     r1 y1 y2
draw  r8 r6

A  play r7
A  target B
= asks B play; cards A=24 B=2 C=3; hand B y8 y9
B  draw
= asks B drawn; hand B y8 y9 r8
B  play r8
= asks C play; cards A=24
C  play r1
= asks A play; cards A=24
