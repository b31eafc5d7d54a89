# N10 N2 corner: The third of six cards is the twenty-fifth: drawing stops there, the rest is void.
edition no-mercy
top   r5
A     W+6 b4 b5
B     b1 b1 b1 b1 b2 b2 b2 b2 b3 b3 b3 b3 g1 g1 g1 g1 g2 g2 g2 g2 g3 g3   # 22
C     y1 r2
draw  y3 y4 y5 y6 y7 y8 y9

A  play W+6
A  colour r
= out B; asks C play; cards B=0 C=2; pile 4; colour r; discards 2
C  play r2
= asks A play; owes C        # straight to A
